import * as Tooltip from "@radix-ui/react-tooltip";
import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { Explained } from "./tooltips";

/** The tooltips of the elements that have been approached: 700 ms, or at once within 300 ms of another. */
export function TooltipList({ list }: { readonly list: readonly Explained[] }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {list.map((explained) => (
        <ElementTooltip key={explained.id} explained={explained} />
      ))}
    </Tooltip.Provider>
  );
}

function ElementTooltip({ explained }: { readonly explained: Explained }) {
  const { element, explanation, opensAtOnce } = explained;
  const [open, setOpen] = useState(opensAtOnce);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Radix closes on a click; for a finger the click is the only way to open.
    element.addEventListener("click", () => setOpen(true), { signal });
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        setOpen((wasOpen) => !wasOpen);
      },
      { signal },
    );
    return () => listening.abort();
  }, [element]);

  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger asChild>
        <StandIn element={element} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={8}
          collisionPadding={16}
          className="z-50 max-w-[min(22rem,calc(100vw-2rem))] border border-control bg-surface px-4 py-3 text-small text-ink-2 shadow-menu"
        >
          {explanation}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

interface StandInProps extends ComponentProps<"button"> {
  readonly element: HTMLElement;
}

/**
 * Stands for an element elsewhere on the page where Radix asks for its trigger: hands out the element
 * for the ref, and what the element hears and how it is described back and forth.
 */
function StandIn({ element, ref, ...props }: StandInProps) {
  useImperativeHandle(ref as Ref<HTMLElement>, () => element, [element]);

  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const hear = (type: string, handler: HandlerName) =>
      element.addEventListener(type, (event) => call(latest.current, handler, event), { signal });
    for (const [type, handler] of Object.entries(handlers)) hear(type, handler);
    // It was approached before there was anybody to hear of it.
    if (element.matches(":hover")) {
      call(latest.current, "onPointerMove", new PointerEvent("pointermove", { pointerType: "mouse" }));
    }
    return () => listening.abort();
  }, [element]);

  const description = props["aria-describedby"];
  useEffect(() => {
    if (description === undefined) return undefined;
    element.setAttribute("aria-describedby", description);
    return () => element.removeAttribute("aria-describedby");
  }, [element, description]);

  return null;
}

/** What Radix's trigger wants to hear. A click has its own meaning here. */
const handlers = {
  pointermove: "onPointerMove",
  pointerleave: "onPointerLeave",
  pointerdown: "onPointerDown",
  focus: "onFocus",
  blur: "onBlur",
} as const;

type HandlerName = (typeof handlers)[keyof typeof handlers];

/** Radix looks at nothing in an event that a native one lacks. */
function call(props: Omit<StandInProps, "element" | "ref">, name: HandlerName, event: Event): void {
  (props[name] as ((event: Event) => void) | undefined)?.(event);
}
