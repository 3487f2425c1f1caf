/** Matches an empty text, brackets, words such as TBD, and addresses of example domains. */
const placeholder =
  /^\s*$|\[.*\]|<.*>|___|\b(?:TB[ACD]|tb[acd]|TODO|XXX)\b|(?<![\w-])example\.(?:com|net|org)\b|\.example(?![\w.-])/;

/** Whether the owner still has to supply the value. */
export function isPlaceholder(value: string): boolean {
  return placeholder.test(value);
}

/** Returns the value, or undefined for a placeholder. */
export function supplied<Value extends string>(
  value: Value | undefined,
): Exclude<Value, `[${string}]`> | undefined {
  return value === undefined || isPlaceholder(value) ? undefined : (value as Exclude<Value, `[${string}]`>);
}
