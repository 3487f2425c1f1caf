import * as NavigationMenu from "@radix-ui/react-navigation-menu";
import { useEffect, useRef, useState } from "react";
import { brand, header } from "../content/site";
import { ButtonLink } from "./button";
import { useIsCurrent } from "./current-page";
import { Link } from "./link";
import { MenuDialog } from "./menu-dialog";
import { frame } from "./sections/sheet";
import { Wordmark } from "./wordmark";

/** The fixed bar at the top of every page. */
export function Header() {
  const [scrolled, sentinel] = useScrolled();
  return (
    <>
      <div ref={sentinel} className="absolute top-0 h-px w-px" />
      <header
        className={`fixed inset-x-0 top-0 z-40 border-b bg-bg transition-colors duration-[120ms] noscript:static noscript:-mb-header noscript:border-hairline ${
          scrolled ? "border-hairline" : "border-transparent"
        }`}
      >
        <div className={`${frame} flex h-[calc(var(--spacing-header)-1px)] items-center gap-4`}>
          <Link href="/" aria-label={brand.homeLabel} className="-m-2 rounded-control p-2">
            <Wordmark className="h-6 md:h-7" />
          </Link>
          <Navigation />
          <ButtonLink href={header.action.href} size="header" className="max-sm:hidden max-lg:ml-auto">
            {header.action.label}
          </ButtonLink>
          <MenuDialog />
        </div>
        <PlainNavigation />
      </header>
    </>
  );
}

const itemShape =
  "flex h-9 items-center gap-1.5 rounded-pill px-3.5 text-small font-medium transition-colors duration-[120ms]";
const itemColours = (current: boolean) =>
  current ? "bg-ink text-bg" : "text-ink-2 hover:text-ink data-[state=open]:text-ink";

/** Links for wide windows; the solutions open by hover, click or keyboard. */
function Navigation() {
  const isCurrent = useIsCurrent();
  const { menu, links } = header;
  return (
    <NavigationMenu.Root
      aria-label={header.landmark}
      delayDuration={80}
      className="ml-auto max-lg:hidden noscript:hidden [&>div]:relative"
    >
      <NavigationMenu.List className="flex items-center gap-1">
        <NavigationMenu.Item className="relative">
          <NavigationMenu.Trigger
            className={`cursor-pointer ${itemShape} ${itemColours(menu.items.some(({ href }) => isCurrent(href)))}`}
          >
            {menu.label}
            <svg viewBox="0 0 10 6" aria-hidden="true" className="w-2.5 stroke-current" fill="none" strokeWidth="1.5">
              <path d="m1 1 4 4 4-4" />
            </svg>
          </NavigationMenu.Trigger>
          <NavigationMenu.Content className="absolute top-full left-0 pt-3">
            <ul className="w-88 border border-control bg-surface shadow-menu transition-[opacity,translate] duration-[180ms] ease-menu starting:-translate-y-1 starting:opacity-0 motion-reduce:transition-none">
              {menu.items.map((item) => (
                <li key={item.href} className="not-first:border-t not-first:border-hairline">
                  <NavigationMenu.Link asChild active={isCurrent(item.href)}>
                    <Link
                      href={item.href}
                      className="group block px-5 py-4 outline-offset-[-4px] transition-colors duration-[120ms] hover:bg-teal-tint"
                    >
                      <span className="block text-body font-semibold text-ink">{item.label}</span>
                      <span className="mt-0.5 block text-small text-ink-2">{item.text}</span>
                    </Link>
                  </NavigationMenu.Link>
                </li>
              ))}
            </ul>
          </NavigationMenu.Content>
        </NavigationMenu.Item>
        {links.map((link) => (
          <NavigationMenu.Item key={link.href}>
            <NavigationMenu.Link asChild active={isCurrent(link.href)}>
              <Link href={link.href} className={`${itemShape} ${itemColours(isCurrent(link.href))}`}>
                {link.label}
              </Link>
            </NavigationMenu.Link>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

/** All links in a row that wraps, for visitors without scripts: neither menu would open. */
function PlainNavigation() {
  return (
    <noscript>
      <nav aria-label={header.landmark} className={`${frame} flex flex-wrap gap-x-6 pb-3`}>
        {[...header.menu.items, ...header.links, header.action].map(({ label, href }) => (
          <a key={href} href={href} className="py-1 text-small font-medium text-ink-2 underline">
            {label}
          </a>
        ))}
      </nav>
    </noscript>
  );
}

/** Has the page been scrolled? The ref belongs on an element at its very top. */
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
