import type { Action } from "../../content/types";
import { playPath } from "../../play-path";
import { ButtonLink } from "../controls/button";
import { Link } from "../controls/link";
import { startAnimation } from "../start-animation";

/** Buttons in a row that wraps. On a phone each has a line, whatever its words are: most pairs do not fit beside each other. */
const buttonRow = "flex flex-wrap gap-3 max-[30rem]:*:not-only:w-full";

/** Actions as buttons; the first is the page's primary one if `primary` says so. */
export function Actions({
  actions,
  primary = false,
  className = "",
}: {
  readonly actions: readonly Action[] | undefined;
  readonly primary?: boolean;
  /** The space around. */
  readonly className?: string;
}) {
  if (actions === undefined || actions.length === 0) return null;
  return (
    <div className={`${className} ${buttonRow}`}>
      {actions.map(({ label, href, starts = false }, index) => (
        <ButtonLink
          key={label}
          href={href}
          state={starts ? startAnimation : undefined}
          variant={primary && index === 0 ? "primary" : "secondary"}
          className="gap-3"
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

/** The actions of an item, as underlined links; at the lower end of a column of flexible height. */
export function ItemLinks({ actions }: { readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <p className="mt-auto flex flex-wrap gap-x-6 pt-4">
      {actions.map(({ label, href }) => (
        <Link
          key={label}
          href={href}
          className="inline-block py-1 font-semibold text-(--accent) underline decoration-1 underline-offset-[0.3em] transition-[text-underline-offset] duration-[120ms] hover:underline-offset-[0.45em]"
        >
          {label}
        </Link>
      ))}
    </p>
  );
}
