import { type ComponentType, createContext, lazy, type ReactNode, Suspense } from "react";
import { type TermName, terms } from "../../content/shared/glossary";

interface TermProps {
  readonly name: TermName;
  readonly children: string;
}

/** If the code cannot be loaded, only the words are shown. */
const words = { default: ({ children }: TermProps): ReactNode => children };
const LoneTerm = lazy<ComponentType<TermProps>>(() => import("./lone-term").catch(() => words));

/**
 * Renders a term. In a `Glossary` its tooltip comes with the page, and opens at once after another; elsewhere it is loaded
 * afterwards.
 */
export const RenderTermContext = createContext((name: TermName, as: string = terms[name].name): ReactNode => (
  <Suspense fallback={as}>
    <LoneTerm name={name}>{as}</LoneTerm>
  </Suspense>
));
