/** What the owner has not supplied: a text with brackets or a word such as TBD, an example's address, nothing. */
const standIn =
  /^\s*$|\[.*\]|<.*>|___|\b(?:TBA|TBC|TBD|TODO|XXX)\b|(?<![\w-])example\.(?:com|net|org)\b|\.example\b/i;

export function isOpen(value: string): boolean {
  return standIn.test(value);
}

/** The value, once it is supplied. */
export function supplied(value: string | undefined): string | undefined {
  return value === undefined || isOpen(value) ? undefined : value;
}
