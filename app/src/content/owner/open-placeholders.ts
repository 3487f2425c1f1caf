/** Every value that the owner of the site has still to supply. For scripts and tests, not for pages. */
import "./external-links";
import "./jurisdiction";
import "./mailboxes";
import "./origin";
import "./people";
import "./repository";
import { declaredPlaceholders, type Placeholder } from "./placeholders";

export function listPlaceholders(): readonly Placeholder[] {
  return declaredPlaceholders();
}
