import { type ComponentType, createContext, use } from "react";

/** The drawings of a page by the names that its content has for them. */
export const Drawings = createContext<Readonly<Record<string, ComponentType>>>({});

/** The drawing of this name, as wide as its box. */
export function Figure({ name }: { readonly name: string }) {
  const Drawing = use(Drawings)[name];
  if (Drawing === undefined) throw new Error(`the page has no drawing ${name}`);
  return <Drawing />;
}
