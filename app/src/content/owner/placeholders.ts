/**
 * Values that only the owner of the site can supply. They stand in `people.ts`, `mailboxes.ts`,
 * `external-links.ts`, `jurisdiction.ts` and `origin.ts`, each wrapped in `toSupply`. To fill one in,
 * put the real value in place of the whole call; `open-placeholders.ts` then lists one fewer.
 */

export interface Placeholder {
  /** The file under `content/owner/` in which the value stands. */
  readonly file: string;
  /** What has to be supplied, in words. */
  readonly what: string;
  /** What the site shows until then. */
  readonly value: string;
}

const open: Placeholder[] = [];

/** Marks `value` as a stand-in and returns it unchanged. */
export function toSupply<const Value extends string>(file: string, what: string, value: Value): Value {
  open.push({ file, what, value });
  return value;
}

/** The placeholders of the modules loaded so far, in the order in which they were declared. */
export function declaredPlaceholders(): readonly Placeholder[] {
  return open;
}
