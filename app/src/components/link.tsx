import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router-dom";
import { labels } from "../content/site";
import type { Href } from "../routes/paths";
import { prefetch } from "../routes/prefetch";
import { isInternal } from "../routes/resolve";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly href: Href;
}

/**
 * A link of the content. Inside the site it navigates without a new document and fetches its page as
 * soon as it is likely to be followed. Another site opens in a new tab, and the link's name says so.
 */
export function Link({ href, children, onPointerEnter, onFocus, onTouchStart, ...anchor }: LinkProps) {
  if (isInternal(href)) {
    const onIntent = () => prefetch(href);
    return (
      <RouterLink
        to={href}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          onIntent();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          onIntent();
        }}
        onTouchStart={(event) => {
          onTouchStart?.(event);
          onIntent();
        }}
        {...anchor}
      >
        {children}
      </RouterLink>
    );
  }
  const handlers = { onPointerEnter, onFocus, onTouchStart };
  if (href.startsWith("mailto:")) {
    return (
      <a href={href} {...handlers} {...anchor}>
        {children}
      </a>
    );
  }
  const label = anchor["aria-label"];
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...handlers}
      {...anchor}
      {...(label === undefined ? {} : { "aria-label": `${label}, ${labels.newTab}` })}
    >
      {children}
      {label === undefined ? <span className="sr-only">, {labels.newTab}</span> : null}
    </a>
  );
}
