/** A text with brackets or a word such as TBD, an example's address, nothing. */
const placeholder =
  /^\s*$|\[.*\]|<.*>|___|\b(?:TB[ACD]|tb[acd]|TODO|XXX)\b|(?<![\w-])example\.(?:com|net|org)\b|\.example(?![\w.-])/;

/** Whether the owner has still to supply the value. */
export function isPlaceholder(value: string): boolean {
  return placeholder.test(value);
}

/** The value, once it is supplied. */
export function supplied(value: string | undefined): string | undefined {
  return value === undefined || isPlaceholder(value) ? undefined : value;
}
