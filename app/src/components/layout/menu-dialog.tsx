import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { brand, header, labels } from "../../content/shared/site";
import type { InternalHref } from "../../routes/paths";
import { ButtonLink } from "../controls/button";
import { useIsCurrent } from "./current-page";
import { Link } from "../controls/link";
import { frame } from "./frame";
import { Wordmark } from "./wordmark";

/** From this width on the header has its links in a row. */
const wide = "(width >= 64rem)";

/**
 * The menu of small screens: a toggle and a dialog that fills the window. The browser makes the page
 * behind it inert, closes it on Escape and gives the focus back to the toggle.
 */
export function MenuDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => dialog.current?.close();

  useEffect(() => {
    // Hidden by a wider window, an open dialog would keep the page inert.
    const query = window.matchMedia(wide);
    query.addEventListener("change", close);
    return () => query.removeEventListener("change", close);
  }, []);

  return (
    <div className="max-sm:ml-auto lg:hidden noscript:hidden">
      <button
        type="button"
        aria-label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
        className={toggleShape}
      >
        <svg viewBox="0 0 20 12" aria-hidden="true" className="w-5 stroke-ink" strokeWidth="2">
          <path d="M0 1h20M0 11h20" />
        </svg>
      </button>
      <dialog
        ref={dialog}
        aria-label={header.landmark}
        onClose={() => setOpen(false)}
        onKeyDown={keepFocus}
        className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-bg text-ink transition-opacity duration-[180ms] ease-menu open:flex open:flex-col starting:open:opacity-0 motion-reduce:transition-none"
      >
        <div className={`${frame} flex h-header shrink-0 items-center justify-between`}>
          <Link href="/" aria-label={brand.homeLabel} onClick={close} className="-m-3 p-3">
            <Wordmark className="h-4" />
          </Link>
          <button type="button" aria-label={labels.closeMenu} onClick={close} className={toggleShape}>
            <svg viewBox="0 0 16 16" aria-hidden="true" className="w-4 stroke-ink" strokeWidth="2">
              <path d="m1 1 14 14M15 1 1 15" />
            </svg>
          </button>
        </div>
        <nav aria-label={header.landmark} className={`${frame} flex flex-1 flex-col pt-6 pb-8`}>
          <p className="pb-2 text-label font-semibold text-ink-3">{header.menu.label}</p>
          <ul className="border-b border-hairline">
            {header.menu.items.map((item) => (
              <MenuRow key={item.href} {...item} onChoose={close} />
            ))}
          </ul>
          <ul className="mt-8 border-b border-hairline">
            {header.links.map((link) => (
              <MenuRow key={link.href} {...link} onChoose={close} />
            ))}
          </ul>
          <div className="mt-auto pt-10">
            <ButtonLink href={header.action.href} onClick={close} className="w-full">
              {header.action.label}
            </ButtonLink>
          </div>
        </nav>
      </dialog>
    </div>
  );
}

const toggleShape =
  "-mr-3 flex size-12 cursor-pointer items-center justify-center rounded-control -outline-offset-4";

function MenuRow({
  label,
  href,
  onChoose,
}: {
  readonly label: string;
  readonly href: InternalHref;
  readonly onChoose: () => void;
}) {
  const current = useIsCurrent()(href);
  return (
    <li className="border-t border-hairline">
      <Link
        href={href}
        onClick={onChoose}
        aria-current={current ? "page" : undefined}
        className="flex min-h-14 items-center font-heading text-[1.375rem] font-medium text-ink"
      >
        <span className={current ? "-ml-3.5 rounded-pill bg-ink px-3.5 py-1 text-bg" : ""}>{label}</span>
      </Link>
    </li>
  );
}

/** The tab key goes around within the dialog; by itself it would leave for the browser's own controls. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href], button")];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
