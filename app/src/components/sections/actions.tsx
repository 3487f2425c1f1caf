import type { Action } from "../../content/types";
import { playPath } from "../../play-path";
import { ButtonLink } from "../controls/button";
import { Link } from "../controls/link";
import { startAnimation } from "../start-animation";

/** Actions as buttons. On a phone each has its own line, because most pairs do not fit into one. */
export function Actions({
  actions,
  primary = false,
  flush = false,
  centered = false,
  compact = false,
}: {
  readonly actions: readonly Action[] | undefined;
  /** Whether the first button is a primary one. */
  readonly primary?: boolean;
  /** Without a distance above. */
  readonly flush?: boolean;
  readonly centered?: boolean;
  /** On a phone, buttons share a line. */
  readonly compact?: boolean;
}) {
  if (actions === undefined || actions.length === 0) return null;
  return (
    <div
      className={`flex flex-wrap gap-3 max-md:*:not-only:grow ${compact ? "max-md:*:basis-36 max-md:*:px-2" : "max-md:*:not-only:basis-64"} ${flush ? "" : "mt-8"} ${centered ? "justify-center" : ""}`}
    >
      {actions.map(({ label, href, starts = false }, index) => (
        <ButtonLink
          key={label}
          href={href}
          state={starts ? startAnimation : undefined}
          variant={primary && index === 0 ? "primary" : "secondary"}
        >
          {starts ? (
            <svg data-mark="play" viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
              <path d={playPath} />
            </svg>
          ) : null}
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

/** The actions of an item, as underlined links at the lower end of its column. */
export function ItemLinks({ actions }: { readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <p className="mt-auto flex flex-wrap gap-x-6 pt-4">
      {actions.map(({ label, href }) => (
        <Link key={label} href={href} className="inline-block py-1 font-semibold text-(--accent) underlined">
          {label}
        </Link>
      ))}
    </p>
  );
}
