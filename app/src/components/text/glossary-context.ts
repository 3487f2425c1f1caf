import { createContext, type ReactNode } from "react";
import type { TermName } from "../../content/shared/glossary";

/** The component for terms; undefined on pages without a glossary, which show plain text. */
export const RenderTermContext = createContext<((name: TermName, words?: string) => ReactNode) | undefined>(
  undefined,
);
