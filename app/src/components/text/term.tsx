import * as Tooltip from "@radix-ui/react-tooltip";
import { useId, useRef, useState } from "react";
import { type TermName, terms } from "../../content/shared/glossary";

/**
 * A glossary term. A tooltip explains it on hover, keyboard focus and press. While the tooltip is closed, a hidden text
 * describes the term for screen readers.
 *
 * The trigger is a span, because a `<button>` does not wrap and can be separated from the punctuation after it.
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
  /** Whether the tooltip was open when the current press began: Radix closes it when a press begins. */
  const wasOpen = useRef(false);
  const trigger = useRef<HTMLSpanElement>(null);
  const descriptionId = useId();
  return (
    <Tooltip.Root
      open={open}
      onOpenChange={(next) => {
        // Radix also closes the tooltip when the browser scrolls a focused term into view.
        if (next || !trigger.current?.matches(":focus-visible")) setOpen(next);
      }}
    >
      <Tooltip.Trigger asChild aria-describedby={open ? undefined : descriptionId}>
        <span
          ref={trigger}
          role="button"
          tabIndex={0}
          className="cursor-help underline decoration-(--accent) decoration-dotted decoration-2 underline-offset-4 hover:decoration-solid"
          onPointerDown={() => {
            wasOpen.current = open;
          }}
          onClick={(event) => {
            // Otherwise Radix would close the tooltip.
            event.preventDefault();
            wasOpen.current = !wasOpen.current;
            setOpen(wasOpen.current);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            // A held key repeats.
            if (!event.repeat) setOpen(!open);
          }}
        >
          {children ?? term.name}
        </span>
      </Tooltip.Trigger>
      <span id={descriptionId} hidden>
        {`${term.long}: ${term.explanation}`}
      </span>
      <Tooltip.Portal>
        <Tooltip.Content
          onEscapeKeyDown={() => setOpen(false)}
          sideOffset={8}
          collisionPadding={16}
          className="z-50 max-w-(--radix-tooltip-content-available-width) border border-control bg-surface px-4 py-3 text-small text-ink-2 shadow-menu"
        >
          <div className="max-w-88">
            <strong className="block font-semibold text-ink">{term.long}</strong>
            {term.explanation}
          </div>
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
