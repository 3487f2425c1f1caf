import type { CSSProperties } from "react";
import { Toaster as Sonner } from "sonner";
import { labels } from "../../content/shared/site";

/** Sonner's variables, in the site's colors and type. */
const style = {
  "--width": "356px",
  "--normal-bg": "var(--surface)",
  "--normal-border": "var(--control)",
  "--normal-text": "var(--ink)",
  "--border-radius": "0",
  fontFamily: "inherit",
} as CSSProperties;

/** Classes of its parts, with `!important`, because sonner's rules are outside all layers. */
const classNames = {
  toast: "shadow-menu! text-small!",
  icon: "mt-0.5! self-start! text-teal-text!",
  title: "font-semibold!",
  description: "text-balance text-ink-2!",
};

/**
 * Shows sonner's toasts for 4000 ms, 3 at a time, 356 px wide, 14 px apart; F8 moves the focus to them. Sonner adds a
 * style element, whose hash is in the policy.
 */
export function Toaster() {
  return (
    <Sonner
      duration={4000}
      visibleToasts={3}
      hotkey={["F8"]}
      gap={14}
      // In the corner's column; sonner's rules are outside all layers.
      className="relative!"
      offset={0}
      mobileOffset={0}
      theme="system"
      position="bottom-right"
      customAriaLabel={labels.messages}
      style={style}
      toastOptions={{ classNames }}
    />
  );
}
