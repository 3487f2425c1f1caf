import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { labels } from "../../content/shared/site";
import type { Href, InternalHref } from "../../routes/paths";
import { prefetch } from "../../routes/prefetch";
import { isInternal } from "../../routes/resolve";

interface AnchorProps<Target extends Href> extends Omit<ComponentProps<"a">, "href"> {
  readonly href: Target;
}

export type LinkProps = AnchorProps<Href>;

/**
 * A link of the content. Inside the site it navigates without a new document and fetches its page as
 * soon as it is likely to be followed. Another site opens in a new tab, and the link's name says so.
 */
export function Link({ href, ...anchor }: LinkProps) {
  if (isInternal(href)) return <InternalLink href={href} {...anchor} />;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  if (href.startsWith("mailto:")) return <a href={href} {...anchor} />;
  return <ExternalLink href={href} {...anchor} />;
}

function InternalLink({
  href,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...anchor
}: AnchorProps<InternalHref>) {
  const address = useHref(href);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
    <a
      {...anchor}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(href);
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch(href);
      }}
    />
  );
}

function ExternalLink({ children, "aria-label": label, ...anchor }: AnchorProps<Href>) {
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
