import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { header } from "../../content/shared/site";
import { useIsCurrent } from "./current-page";
import { headerItem } from "./header-item";
import { Link } from "../controls/link";

/** How long the pointer may be away on its way to the panel. */
const graceMs = 150;

/**
 * Links under a button of the header. They open when a mouse points at the button, and by click, Enter,
 * Space or the down arrow; they close on Escape, on a choice, and when focus or pointer have left.
 *
 * This is a button that discloses links, as the ARIA practices advise for a site's navigation: its links
 * are in the page at all times, and the tab key reaches them while they show.
 */
export function HeaderDropdown({ menu }: { readonly menu: typeof header.menu }) {
  const [open, setOpen] = useState(false);
  const isCurrent = useIsCurrent();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedBy = useRef("");
  const panelId = useId();

  useEffect(() => () => clearTimeout(closing.current), []);

  // From the first render on: listeners that came with the panel would miss an Escape right after it.
  useEffect(() => {
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    // The focus may be anywhere while the pointer holds it open.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    const listening = new AbortController();
    document.addEventListener("pointerdown", closeOutside, { signal: listening.signal });
    document.addEventListener("keydown", closeOnEscape, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const onPointerEnter = (event: PointerEvent) => {
    clearTimeout(closing.current);
    if (event.pointerType === "mouse") setOpen(true);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") closing.current = setTimeout(() => setOpen(false), graceMs);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll("a") ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    switch (event.key) {
      case "ArrowDown":
        // Links that are hidden take no focus; the next key may come before a timer would give it.
        flushSync(() => setOpen(true));
        links[Math.min(index + 1, links.length - 1)]?.focus();
        break;
      case "ArrowUp":
        if (index < 0) return;
        (index === 0 ? button.current : links[index - 1])?.focus();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <li
      ref={root}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      className="relative"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType;
        }}
        // A mouse has opened it already by pointing at it; its click must not close it again.
        onClick={({ detail }) => setOpen((detail > 0 && pressedBy.current === "mouse") || !open)}
        className={`cursor-pointer ${headerItem(menu.items.some(({ href }) => isCurrent(href)))}`}
      >
        {menu.label}
        <svg
          viewBox="0 0 10 6"
          aria-hidden="true"
          className={`w-2.5 stroke-current transition-transform duration-[180ms] ease-menu ${open ? "-scale-y-100" : ""}`}
          fill="none"
          strokeWidth="1.5"
        >
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <div
        id={panelId}
        className={`absolute top-full -left-2.25 pt-3 transition-[opacity,translate] duration-[180ms] ease-menu starting:-translate-y-1 starting:opacity-0 ${
          open ? "" : "hidden"
        }`}
      >
        <ul className="w-88 border border-control bg-surface shadow-menu">
          {menu.items.map(({ label, text, href }) => (
            <li key={href} className="not-first:border-t not-first:border-hairline">
              <Link
                href={href}
                aria-current={isCurrent(href) ? "page" : undefined}
                onClick={() => setOpen(false)}
                className="block border-l-2 border-transparent px-5 py-4 -outline-offset-4 transition-colors duration-[120ms] hover:bg-teal-tint aria-[current]:border-teal-text"
              >
                <span className="block text-body font-semibold text-ink">{label}</span>
                <span className="mt-0.5 block text-small text-ink-2">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
