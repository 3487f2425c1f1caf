/** Returns the classes of an entry in the header's bar. */
export function headerItem(current: boolean): string {
  return `flex h-9 items-center gap-1.5 rounded-pill px-3.5 text-small font-medium transition-colors ${
    current ? "bg-ink text-bg forced-colors:underline" : "text-ink-2 hover:text-ink"
  }`;
}
