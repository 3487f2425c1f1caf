/** First letters of the first and the last word. */
export function initialsOf(words: string): string {
  return words
    .trim()
    .split(/\s+/)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
