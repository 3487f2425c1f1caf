import { type FocusEvent, type PointerEvent, useState } from "react";
import { useEscape } from "./use-escape";

export type Highlight<Part extends string> = ReturnType<typeof useHighlight<Part>>;

/**
 * Which part of a picture stands out. Pointing at a part or focusing it previews it, a press keeps it until it
 * is pressed again. Escape, or leaving the picture, clears both.
 */
export function useHighlight<Part extends string>() {
  const [previewed, preview] = useState<Part>();
  const [pressed, setPressed] = useState<Part>();
  function clear() {
    preview(undefined);
    setPressed(undefined);
  }
  useEscape(clear);
  return {
    active: previewed ?? pressed,
    pressed,
    preview,
    press: (part: Part) => (pressed === part ? clear() : setPressed(part)),
    release: () => setPressed(undefined),
    /** For the element that holds the whole picture. */
    whole: {
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // A finger leaves whenever it lifts.
        if (pointerType !== "touch") clear();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) clear();
      },
    },
  };
}
