import type { CSSProperties } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { labels } from "../../content/shared/site";
import "../../styles/toaster.css";

/** A message about the page itself. */
export interface Notice {
  readonly title: string;
  readonly description: string;
}

/** Sonner's variables, in the site's colors and type. */
const style = {
  "--width": "356px",
  "--normal-bg": "var(--surface)",
  "--normal-border": "var(--control)",
  "--normal-text": "var(--ink)",
  "--border-radius": "0",
  fontFamily: "inherit",
} as CSSProperties;

/** Shows sonner's toasts. docs/contract.md fixes their durations, number, width, gap and key. */
export function Toaster() {
  return (
    <Sonner
      duration={4000}
      visibleToasts={3}
      hotkey={["F8"]}
      gap={14}
      className="toaster print:hidden"
      theme="system"
      position="bottom-right"
      customAriaLabel={labels.messages}
      toastOptions={{ closeButtonAriaLabel: labels.closeNotice }}
      style={style}
    />
  );
}

export function notify({ title, description }: Notice): void {
  toast(title, { id: title, description, duration: 5000, closeButton: true });
}
