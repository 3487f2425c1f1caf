import type { CSSProperties } from "react";
import { Toaster as Sonner } from "sonner";
// Sonner would add its styles as an inline style element, which the site's policy forbids; the build
// removes that, and they come from here.
import "sonner/dist/styles.css";
import { labels } from "../../content/shared/site";

/** Sonner's variables, in the site's colours and type. */
const look = {
  "--width": "356px",
  "--normal-bg": "var(--surface)",
  "--normal-border": "var(--control)",
  "--normal-text": "var(--ink)",
  "--border-radius": "0",
  fontFamily: "inherit",
} as CSSProperties;

/** The same for its parts; sonner's own rules stand outside the layers and yield to nothing less. */
const parts = {
  toast: "shadow-menu! text-small!",
  icon: "mt-0.5! self-start! text-teal-text!",
  title: "font-semibold!",
  description: "text-balance text-ink-2!",
};

/**
 * Shows the messages that are sent with sonner's `toast`; a service for the layout to host. The constants
 * are those of docs/contract.md: 4000 ms, 3 visible, 356 px wide, 14 px apart.
 */
export function Toaster() {
  return (
    <Sonner
      duration={4000}
      visibleToasts={3}
      gap={14}
      theme="system"
      position="bottom-right"
      containerAriaLabel={labels.messages}
      style={look}
      toastOptions={{ classNames: parts }}
    />
  );
}
