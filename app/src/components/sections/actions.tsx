import type { Action } from "../../content/types";
import { ButtonLink } from "../controls/button";
import { Link } from "../controls/link";

/** Buttons in a row that wraps. On a phone each has a line, whatever its words are: most pairs do not fit beside each other. */
export const buttonRow = "flex flex-wrap gap-3 max-[30rem]:*:not-only:w-full";

/** The actions of a section, as buttons. */
export function Actions({ actions }: { readonly actions: readonly Action[] | undefined }) {
  if (actions === undefined || actions.length === 0) return null;
  return (
    <div className={`mt-8 ${buttonRow}`}>
      {actions.map((action) => (
        <ButtonLink key={action.label} href={action.href} variant="secondary">
          {action.label}
        </ButtonLink>
      ))}
    </div>
  );
}

/** The one action of an item, as an underlined link; at the lower end of a column of flexible height. */
export function ItemAction({ action }: { readonly action: Action }) {
  return (
    <p className="mt-auto pt-5">
      <Link
        href={action.href}
        className="inline-block py-1 font-semibold text-(--accent) underline decoration-1 underline-offset-[0.3em] transition-[text-underline-offset] duration-[120ms] hover:underline-offset-[0.45em]"
      >
        {action.label}
      </Link>
    </p>
  );
}
