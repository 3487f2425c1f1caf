import { type RefObject, useEffect } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { brand, header, labels } from "../../content/shared/site";
import { subNavigations } from "../../content/shared/sub-navigation";
import type { InternalHref } from "../../routes/paths";
import { ButtonLink } from "../controls/button";
import { useIsCurrent } from "./current-page";
import { Link } from "../controls/link";
import { Wordmark } from "./wordmark";

const menuId = "menu";

interface MenuProps {
  readonly menuRef: RefObject<HTMLDialogElement | null>;
}

/** Opens the menu of small screens: without scripts as a popover, otherwise as a modal dialog. */
export function MenuToggle({ menuRef }: MenuProps) {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      onClick={(event) => {
        event.preventDefault();
        menuRef.current?.showModal();
      }}
      aria-label={labels.openMenu}
      aria-haspopup="dialog"
      className={`shrink-0 @max-xs:ml-auto lg:hidden ${toggleShape}`}
    >
      <svg viewBox="0 0 20 12" aria-hidden="true" className="w-5 stroke-ink" strokeWidth="2">
        <path d="M0 1h20M0 11h20" />
      </svg>
    </button>
  );
}

/** The menu of small screens, which fills the window. */
export function Menu({ menuRef }: MenuProps) {
  const { key } = useLocation();
  const { state } = useNavigation();

  useEffect(() => {
    const menu = menuRef.current;
    if (menu === null) return undefined;
    // It was opened before the scripts had loaded. In a browser without popovers, `matches` would throw.
    if (menu.hidePopover !== undefined && menu.matches(":popover-open")) {
      menu.hidePopover();
      menu.showModal();
    }
    const wide = matchMedia("(width >= 64rem)");
    const close = () => menu.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [menuRef]);

  // Closes on navigation, including Back.
  useEffect(() => {
    const menu = menuRef.current;
    return () => menu?.close();
  }, [menuRef, key, state]);

  return (
    <dialog
      ref={menuRef}
      id={menuId}
      popover="auto"
      aria-label={header.landmark}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-bg text-ink transition-opacity duration-menu ease-menu max-lg:open:flex flex-col lg:hidden starting:open:opacity-0 motion-reduce:transition-none"
    >
      <div className="page-width flex h-header shrink-0 items-center justify-between">
        <Link href="/" aria-label={brand.homeLabel} className="-m-3 p-3">
          <Wordmark />
        </Link>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          onClick={() => menuRef.current?.close()}
          aria-label={labels.closeMenu}
          className={toggleShape}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="w-4 stroke-ink" strokeWidth="2">
            <path d="m1 1 14 14M15 1 1 15" />
          </svg>
        </button>
      </div>
      <nav aria-label={header.landmark} className="page-width flex flex-1 flex-col pt-3 pb-8">
        <MenuGroup label={header.menu.label} links={header.menu.items} />
        <MenuGroup links={header.links} />
        <MenuGroup label={header.consortium} links={subNavigations.consortium.entries} compact />
        <div className="mt-auto pt-2">
          <ButtonLink href={header.action.href} wide>
            {header.action.label}
          </ButtonLink>
        </div>
      </nav>
    </dialog>
  );
}

const toggleShape =
  "-mr-3 flex size-12 cursor-pointer items-center justify-center rounded-control -outline-offset-4";

function MenuGroup({
  label,
  links,
  compact = false,
}: {
  readonly label?: string;
  readonly links: readonly { readonly label: string; readonly href: InternalHref }[];
  readonly compact?: boolean;
}) {
  const isCurrent = useIsCurrent();
  return (
    <div className="mb-6">
      {label === undefined ? null : <p className="pb-2 text-small font-semibold text-ink-3">{label}</p>}
      <ul className={compact ? "" : "border-b border-hairline"}>
        {links.map(({ href, label }) => {
          const current = isCurrent(href);
          return (
            <li key={href} className="border-t border-hairline">
              <Link
                href={href}
                aria-current={current ? "page" : undefined}
                className={`flex items-center text-ink ${compact ? "min-h-11" : "min-h-13 font-heading text-h3 font-semibold"}`}
              >
                <span className={current ? "-ml-3.5 rounded-pill bg-ink px-3.5 py-1 text-bg" : ""}>
                  {label}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
