import { type FocusEvent, type PointerEvent, useState } from "react";
import { useEscape } from "./use-escape";

export type Highlight<Part extends string> = ReturnType<typeof useHighlight<Part>>;

/**
 * Which part of a picture is highlighted. Hovering or focusing a part previews it; a press keeps it until the next
 * press. Escape clears both.
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
    clear,
    /** Props of the element around a picture that clears both when it is left. */
    whole: {
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // A finger leaves the picture when it is lifted.
        if (pointerType !== "touch") clear();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) clear();
      },
    },
  };
}
