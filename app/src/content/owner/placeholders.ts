/**
 * Values that only the owner of the site can supply, each wrapped in `toSupply`, in `site.config.ts` and
 * in other files of this folder. To fill one in, put the real value in place of the whole call; `npm run placeholders`
 * then lists one fewer.
 */

export interface Placeholder {
  /** The file under `app/` in which the value stands. */
  readonly file: string;
  /** What has to be supplied, in words. */
  readonly what: string;
  /** What the site shows until then. */
  readonly value: string;
}

const open: Placeholder[] = [];

/** Marks `value` as a stand-in and returns it unchanged. */
export function toSupply<const Value extends string>(
  what: string,
  value: Value,
  file = "site.config.ts",
): Value {
  open.push({ file, what, value });
  return value;
}

/** The placeholders of the modules loaded so far, in the order in which they were declared. */
export function declaredPlaceholders(): readonly Placeholder[] {
  return open;
}

/** Is a value still to be supplied? Structured data omits it. */
export function isPlaceholder(value: string): boolean {
  return open.some((placeholder) => placeholder.value === value);
}
