/** Every value that the owner of the site has still to supply. For scripts and tests, not for pages. */
import "../../../site.config.ts";
import "./people.ts";
import { declaredPlaceholders, type Placeholder } from "./placeholders.ts";

export function listPlaceholders(): readonly Placeholder[] {
  return declaredPlaceholders();
}
