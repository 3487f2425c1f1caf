import { useEffect, useRef } from "react";
import { subNavigations } from "../../content/shared/sub-navigation";
import type { SubNavigationName } from "../../content/types";
import { useLocation } from "react-router-dom";
import { isInternal, trimPath } from "../../routes/resolve";
import { useAfterHydration } from "../use-after-hydration";
import { useCurrentPath, useIsCurrent } from "./current-page";
import { Link } from "../controls/link";
import type { Ground } from "../sections/section";

/** The bar of the platform's or the consortium's pages, below the hero. It scrolls sideways if it is too wide. */
export function SubNavigation({
  name,
  ground,
}: {
  readonly name: SubNavigationName;
  /** The hero's ground. */
  readonly ground?: Ground;
}) {
  const { label, entries } = subNavigations[name];
  const currentPath = useCurrentPath();
  const isCurrent = useIsCurrent();
  const { pathname } = useLocation();
  // The entry of the current address, which may be a section of the overview (`/platform/investors`). Known only after
  // hydration, because all addresses of a page have the same HTML.
  const address = useAfterHydration(() => trimPath(pathname), currentPath);
  const ownEntry = entries.find(({ href }) => href === address);
  const onOverview = currentPath === entries[0]?.href && (ownEntry === undefined || ownEntry === entries[0]);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const bar = list.current;
    if (bar === null) return;
    const current = bar.querySelector<HTMLElement>("[aria-current]");
    // On a phone, also after it was turned, the current entry may be beyond the edge.
    const observer = new ResizeObserver(() => {
      if (current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
      markEnds(bar);
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, [pathname, ownEntry]);

  return (
    <nav
      aria-label={label}
      data-ground={ground}
      className="flex h-sub-navigation border-y border-hairline print:hidden"
    >
      <ul
        ref={list}
        onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
        onScroll={({ currentTarget }) => markEnds(currentTarget)}
        className="page-width scrolling-row relative flex items-center gap-1 lg:*:first:-ms-3.5"
      >
        {entries.map((entry) => {
          const href = (onOverview ? entry.hrefOnOverview : undefined) ?? entry.href;
          const current = ownEntry === undefined ? isInternal(href) && isCurrent(href) : entry === ownEntry;
          return (
            <li key={entry.label} className="shrink-0">
              <Link
                href={href}
                aria-current={current ? "page" : undefined}
                className={`flex h-8 scroll-mx-5 items-center rounded-pill px-3.5 text-small font-medium whitespace-nowrap transition-colors ${
                  current ? "bg-ink text-bg" : "text-ink-2 hover:text-ink"
                }`}
              >
                {entry.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Marks the ends to which the bar is scrolled. CSS fades the bar at an end beyond which there are more entries. */
function markEnds(bar: HTMLElement): void {
  // `scrollLeft` is negative from right to left.
  const scrolled = Math.abs(bar.scrollLeft);
  bar.toggleAttribute("data-at-start", scrolled < 8);
  bar.toggleAttribute("data-at-end", scrolled + bar.clientWidth > bar.scrollWidth - 8);
}
