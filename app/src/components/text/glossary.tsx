import { Provider } from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";
import type { TermName } from "../../content/shared/glossary";
import { RenderTermContext } from "./glossary-context";
import { Term } from "./term";

/** Gives terms their tooltips. docs/contract.md fixes the delays. Pages without terms do not load its 20 kB. */
export function Glossary({ children }: { readonly children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      <RenderTermContext value={renderTerm}>{children}</RenderTermContext>
    </Provider>
  );
}

function renderTerm(name: TermName, words?: string): ReactNode {
  return <Term name={name}>{words}</Term>;
}
