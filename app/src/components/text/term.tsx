import * as Tooltip from "@radix-ui/react-tooltip";
import { useRef, useState } from "react";
import { type TermName, terms } from "../../content/shared/glossary";

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
  const [open, setOpen] = useState(false);
  /** The press under way: Radix closes an open tooltip when it begins. */
  const press = useRef({ mouse: false, wasOpen: false });
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger asChild>
        <span
          role="button"
          tabIndex={0}
          className="cursor-help rounded-[2px] underline decoration-(--accent) decoration-dotted decoration-[1.5px] underline-offset-[0.22em] hover:decoration-solid"
          onPointerDown={({ pointerType }) => {
            press.current = { mouse: pointerType === "mouse", wasOpen: open };
          }}
          onClick={(event) => {
            // A mouse has opened it by pointing; for a finger the tap is the only way, and the next one closes.
            if (press.current.mouse) return;
            event.preventDefault();
            setOpen(!press.current.wasOpen);
            press.current = { mouse: false, wasOpen: !press.current.wasOpen };
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            setOpen(!open);
          }}
        >
          {children ?? term.name}
        </span>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={8}
          collisionPadding={16}
          className="z-50 max-w-[min(22rem,calc(100vw-2rem))] border border-control bg-surface px-4 py-3 text-small text-ink-2 shadow-menu"
        >
          <strong className="block font-semibold text-ink">{term.long}</strong>
          {term.explanation}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
