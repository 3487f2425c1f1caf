import { useId, useSyncExternalStore } from "react";
import { brand, footer } from "../content/site";
import { Hatch, hatchFill } from "./figures/hatch";
import { Link } from "./link";
import { frame, Tick } from "./sections/sheet";
import { Wordmark } from "./wordmark";

/** Links to what the header leaves out, below the price corridor's last stretch, and the legal line. */
export function Footer() {
  return (
    <footer className={`${frame} overflow-x-clip pt-section-tight`}>
      <div className="flex items-end justify-between gap-8">
        <p className="max-w-[40ch] pb-6 text-small text-pretty text-ink-3">{brand.description}</p>
        <Corridor />
      </div>
      <div className="relative grid border-t border-control sm:grid-cols-2 lg:grid-cols-4">
        {footer.columns.map((column, index) => (
          <nav
            key={column.title}
            aria-label={column.title}
            className="relative border-hairline py-8 max-sm:not-first:border-t sm:max-lg:even:border-l sm:max-lg:even:pl-8 sm:max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-8"
          >
            {index === 0 ? null : <Tick className="-left-px max-lg:hidden" />}
            <h2 className="text-label font-semibold text-ink-3">{column.title}</h2>
            <ul className="mt-3">
              {column.links.map((link) => (
                <li key={link.label}>
                  <Link
                    href={link.href}
                    className="inline-block py-1.5 text-small text-ink-2 underline decoration-transparent underline-offset-4 transition-colors duration-[120ms] hover:text-ink hover:decoration-current"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Tick className="left-0" />
        <Tick className="right-0" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-hairline py-8">
        <Wordmark className="h-4" />
        <p className="text-small text-ink-3">
          © <CurrentYear /> {footer.copyright}
        </p>
      </div>
    </footer>
  );
}

/** The year now; a prerendered page says the year of its build until the browser has taken over. */
function CurrentYear() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  );
}

const neverChanges = () => () => undefined;

/** A small price corridor that stands on the rule below it: the market hatched, our price a step line. */
function Corridor() {
  const hatch = useId();
  return (
    <svg viewBox="0 0 480 72" aria-hidden="true" className="h-18 w-120 shrink-0 max-md:hidden" fill="none">
      <Hatch id={hatch} pitch={5} />
      <path d={market} fill={hatchFill(hatch)} />
      <path d={price} strokeWidth="2" className="stroke-teal dark:stroke-teal-text" />
      <circle cx="448" cy="20" r="4" className="fill-teal dark:fill-teal-text" />
      <path d="M448 28V72" strokeWidth="1" className="stroke-control" />
    </svg>
  );
}

const market =
  "M0 32 16 29 32 28 48 28 64 27 80 25 96 23 112 23 128 21 144 21 160 19 176 20 192 23 208 22 224 23 240 21 256 22 272 23 288 21 304 22 320 21 336 18 352 19 368 17 384 15 400 12 416 13 432 12 448 11 464 6 480 4 480 35 464 38 448 40 432 41 416 43 400 42 384 45 368 49 352 49 336 50 320 50 304 51 288 51 272 51 256 50 240 51 224 52 208 53 192 50 176 50 160 49 144 51 128 53 112 51 96 54 80 52 64 55 48 56 32 57 16 58 0 60Z";
const price = "M0 50H56V46H112V52H176V44H224V36H288V40H336V30H400V20H448";
