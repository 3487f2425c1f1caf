import { useState } from "react";
import { useEscape } from "../use-escape";

export type Highlight<Part extends string> = ReturnType<typeof useHighlight<Part>>;

/**
 * Stores which part of a picture is highlighted. Hovering or focusing a part previews it. A pressed part stays
 * highlighted until the next press. Escape clears both.
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
  };
}
