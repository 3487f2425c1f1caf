import { createContext, type ReactNode } from "react";
import type { TermName } from "../../content/shared/glossary";

/** Renders a term with its tooltip; `undefined` outside a `Glossary`. */
export const RenderTermContext = createContext<((name: TermName, words?: string) => ReactNode) | undefined>(
  undefined,
);
