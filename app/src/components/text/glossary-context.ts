import { createContext, type ReactNode } from "react";
import type { TermName } from "../../content/shared/glossary";

/** Renders a term; undefined on pages without a glossary. */
export const RenderTermContext = createContext<((name: TermName, words?: string) => ReactNode) | undefined>(
  undefined,
);
