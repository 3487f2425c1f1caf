/** What the owner of the site has still to supply, to confirm or to correct. For scripts and tests, not for pages. */
import { siteConfig } from "../../../site.config.ts";
import "./people.ts";
import { slugOf } from "../../routes/paths.ts";
import { claims } from "./claims.ts";
import { faultsOf } from "./config-faults.ts";
import { declaredPlaceholders, type Placeholder } from "./placeholders.ts";

/** Every value that the owner has still to supply. */
export function listPlaceholders(): readonly Placeholder[] {
  return declaredPlaceholders();
}

/** Every claim that the owner has still to confirm; `value` is what the page says. */
export function listClaims(): readonly Placeholder[] {
  return claims.map(({ page, text, confirm }) => ({
    file: `src/content/pages/${slugOf(page)}.ts`,
    what: `Confirm ${confirm}`,
    value: text,
  }));
}

/** Every value that cannot be published as it is. */
export function listFaults(): readonly Placeholder[] {
  return faultsOf(siteConfig, new Date());
}
