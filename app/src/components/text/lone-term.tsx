import type { TermName } from "../../content/shared/glossary";
import { Glossary } from "./glossary";
import { Term } from "./term";

/** A term with its tooltip, on a page without a glossary. */
export default function LoneTerm({ name, children }: { readonly name: TermName; readonly children: string }) {
  return (
    <Glossary>
      <Term name={name}>{children}</Term>
    </Glossary>
  );
}
