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
import { useLocation } from "react-router-dom";
import type { header } from "../../content/shared/site";
import { useIsCurrent } from "./current-page";
import { headerItem } from "./header-item";
import { Link } from "../controls/link";
import { useEscape } from "../../use-escape";

/** How long the pointer may be outside on its way from the button to the panel. */
const graceMs = 150;

/**
 * Links below a button of the header. They open on hover, click, Enter, Space or the down arrow. They close on Escape,
 * on a choice, on navigation, and when focus or pointer leave. Without scripts, CSS shows them while pointer or focus
 * are on them.
 *
 * This is the disclosure pattern of the ARIA practices for site navigation.
 */
export function HeaderDropdown({ menu }: { readonly menu: typeof header.menu }) {
  const [open, setOpen] = useState(false);
  const isCurrent = useIsCurrent();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedBy = useRef("");
  const panelId = useId();

  const { key } = useLocation();

  useEffect(() => {
    // A menu that was open before the scripts loaded stays open.
    setOpen(root.current?.matches(":is(:hover, :focus-within)") ?? false);
    return () => clearTimeout(closing.current);
  }, []);
  // Navigation, Back included, closes the menu.
  useEffect(() => () => setOpen(false), [key]);

  useEscape(() => {
    setOpen(false);
    // The pointer may hold the menu open while the focus is elsewhere, where it stays.
    if (root.current?.contains(document.activeElement)) button.current?.focus();
  });
  useEffect(() => {
    const closeOutside = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  const onPointerEnter = (event: PointerEvent) => {
    clearTimeout(closing.current);
    if (event.pointerType === "mouse") setOpen(true);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    closing.current = setTimeout(() => {
      // A focused link would lose the focus.
      if (!root.current?.querySelector("a:focus")) setOpen(false);
    }, graceMs);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll("a") ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    switch (event.key) {
      case "ArrowDown":
        // Synchronously: hidden links cannot get the focus, and the next key may come before a timer.
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
        // A mouse has already opened the menu by hovering; its click must not close it.
        onClick={({ detail }) => setOpen((detail > 0 && pressedBy.current === "mouse") || !open)}
        className={`cursor-pointer ${headerItem([menu.overview, ...menu.items.map(({ href }) => href)].some(isCurrent))}`}
      >
        {menu.label}
        <svg
          viewBox="0 0 10 6"
          aria-hidden="true"
          className={`w-2.5 stroke-current transition-all duration-menu ease-menu ${open ? "rotate-180" : ""}`}
          fill="none"
          strokeWidth="1.5"
        >
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <div
        id={panelId}
        className={`absolute top-full -left-2.25 pt-3 transition-all duration-menu ease-menu starting:-translate-y-1 starting:opacity-0 ${
          open ? "" : "dropdown-closed"
        }`}
      >
        <ul className="w-88 border border-control bg-surface shadow-menu">
          {menu.items.map(({ label, text, href }) => (
            <li key={href} className="not-first:border-t not-first:border-hairline">
              <Link
                href={href}
                aria-current={isCurrent(href) ? "page" : undefined}
                onClick={() => setOpen(false)}
                className="block border-l-2 border-transparent px-6 py-3 -outline-offset-4 transition-colors hover:bg-teal-tint current:border-teal-text"
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
