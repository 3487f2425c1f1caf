import { type TermName, terms } from "../../content/shared/glossary";
import { useTooltip } from "./tooltips";

/**
 * A term of the glossary with its explanation in a tooltip: by hovering, by keyboard focus, and, where
 * neither exists, by a tap, which a screen reader sends too.
 *
 * The trigger is a span because a `<button>` is laid out as one box: it would neither wrap nor hold on
 * to the bracket or comma beside it.
 */
export function Term({
  name,
  children,
}: {
  readonly name: TermName;
  readonly children?: string | undefined;
}) {
  const term = terms[name];
  const tooltip = useTooltip(
    <>
      <strong className="block font-semibold text-ink">{term.long}</strong>
      {term.explanation}
    </>,
  );
  return (
    <span
      role="button"
      tabIndex={0}
      className="cursor-help rounded-[2px] underline decoration-(--accent) decoration-dotted decoration-[1.5px] underline-offset-[0.22em] hover:decoration-solid"
      {...tooltip}
    >
      {children ?? term.name}
    </span>
  );
}
