import { useEffect, useRef, useState } from "react";
import { brand, header } from "../../content/shared/site";
import { ButtonLink } from "../controls/button";
import { useIsCurrent } from "./current-page";
import { HeaderDropdown } from "./header-dropdown";
import { headerItem } from "./header-item";
import { Link } from "../controls/link";
import { Menu, MenuToggle } from "./menu";
import { Wordmark } from "./wordmark";

/** The fixed bar at the top of every page. */
export function Header() {
  const [scrolled, sentinel] = useScrolled();
  const menuRef = useRef<HTMLDialogElement>(null);
  return (
    <>
      <div ref={sentinel} className="absolute top-0 h-px w-px" />
      <header
        className={`fixed inset-x-0 top-0 z-40 h-header border-b bg-bg transition-colors noscript:border-hairline ${
          scrolled ? "border-hairline" : "border-transparent"
        }`}
      >
        <div className="page-width @container flex h-full items-center gap-4">
          <Link href="/" aria-label={brand.homeLabel} className="-m-3 rounded-control p-3">
            <Wordmark />
          </Link>
          <Navigation />
          {/* In narrower windows, and with larger text, only the menu has this button. */}
          <div className="max-lg:ml-auto @max-xs:hidden">
            <ButtonLink href={header.action.href} size="header">
              {header.action.label}
            </ButtonLink>
          </div>
          <MenuToggle menuRef={menuRef} />
        </div>
      </header>
      <Menu menuRef={menuRef} />
    </>
  );
}

/** The row of links in wide windows. */
function Navigation() {
  const isCurrent = useIsCurrent();
  return (
    <nav aria-label={header.landmark} className="ml-auto max-lg:hidden">
      <ul className="flex items-center gap-1">
        <HeaderDropdown menu={header.menu} />
        {header.links.map(({ label, href }) => {
          const current = isCurrent(href);
          return (
            <li key={href}>
              <Link href={href} aria-current={current ? "page" : undefined} className={headerItem(current)}>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Returns whether the page is scrolled, and a ref for an element at the page's top. */
function useScrolled() {
  const [scrolled, setScrolled] = useState(false);
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setScrolled(!entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [scrolled, sentinel] as const;
}
