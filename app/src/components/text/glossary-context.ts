import { createContext, type ReactNode } from "react";
import type { TermName } from "../../content/shared/glossary";

/** How a term is shown; undefined on pages without a glossary, where it is plain words. */
export const RenderTermContext = createContext<((name: TermName, words?: string) => ReactNode) | undefined>(
  undefined,
);
