import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router-dom";
import { labels } from "../../content/shared/site";
import type { Href } from "../../routes/paths";
import { isInternal } from "../../routes/resolve";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly href: Href;
  /** State for the page that opens, if it opens without a new document. */
  readonly state?: unknown;
}

/**
 * A link. Links inside the site open without a new document, or in a new tab if `target` says so. External links always
 * open in a new tab. Screen readers read that a link opens in a new tab.
 */
export function Link({ href, state, ...anchor }: LinkProps) {
  if (isInternal(href) && anchor.target === undefined)
    return <RouterLink to={href} state={state} {...anchor} />;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  if (href.startsWith("mailto:")) return <a href={href} {...anchor} />;
  return <NewTabLink href={href} {...anchor} />;
}

function NewTabLink({ children, "aria-label": label, ...anchor }: Omit<LinkProps, "state">) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label === undefined ? undefined : `${label}, ${labels.newTab}`}
      {...anchor}
    >
      {children}
      {label === undefined ? <span className="sr-only">, {labels.newTab}</span> : null}
    </a>
  );
}
