/** Writes texts with links, terms and strong phrases: richText`See ${link("/privacy", "our privacy policy")}.` */
import type { Href } from "../routes/paths";
import type { TermName } from "./shared/glossary";
import type { Inline } from "./types";

export function richText(
  strings: TemplateStringsArray,
  ...values: readonly (Inline | readonly Inline[] | number)[]
): readonly Inline[] {
  const parts: Inline[] = [];
  for (const value of strings.flatMap((string, index) => [string, values[index] ?? []].flat())) {
    const part = typeof value === "number" ? String(value) : value;
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else if (part !== "") parts.push(part);
  }
  return parts;
}

export const link = (href: Href, label: string, options?: { readonly newTab: true }): Inline => ({
  link: href,
  label,
  ...options,
});

/** Returns a term of the glossary with its tooltip. The text `as` replaces the term's name. */
export const term = (name: TermName, as?: string): Inline => ({
  term: name,
  ...(as === undefined ? {} : { as }),
});

export const strong = (phrase: string): Inline => ({ strong: phrase });
