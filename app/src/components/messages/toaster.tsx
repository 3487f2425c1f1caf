import type { CSSProperties } from "react";
import { Toaster as Sonner } from "sonner";
import { labels } from "../../content/shared/site";
import "../../styles/toaster.css";

/** Sonner's variables, in the site's colors and type. */
const style = {
  "--width": "356px",
  "--normal-bg": "var(--surface)",
  "--normal-border": "var(--control)",
  "--normal-text": "var(--ink)",
  "--border-radius": "0",
  fontFamily: "inherit",
} as CSSProperties;

/** Shows sonner's toasts. docs/contract.md fixes their duration, number, width and gap. */
export function Toaster() {
  return (
    <Sonner
      duration={4000}
      visibleToasts={3}
      hotkey={["F8"]}
      gap={14}
      className="toaster"
      offset={0}
      mobileOffset={0}
      theme="system"
      position="bottom-right"
      customAriaLabel={labels.messages}
      style={style}
    />
  );
}
