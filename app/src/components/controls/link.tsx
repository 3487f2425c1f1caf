import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router-dom";
import { labels } from "../../content/shared/site";
import type { Href } from "../../routes/paths";
import { isInternal } from "../../routes/resolve";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly href: Href;
  /** For the page that it opens without a new document. */
  readonly state?: unknown;
}

/**
 * A link of the content. Links inside the site open without a new document, or in a new tab if the content says so.
 * External links always open in a new tab, which their names say.
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
