import { brand } from "../../content/shared/site";
import { siteConfig } from "../../../site.config";
import type { PageMeta } from "../../content/types";
import { type CanonicalPath, shareImagePath } from "../../routes/paths";

const { origin } = siteConfig;

/**
 * A page's tags, which React moves to the document's head. `path` is undefined for the 404 page, which is not indexed.
 */
export function PageHead({
  meta,
  path,
}: {
  readonly meta: PageMeta;
  readonly path: CanonicalPath | undefined;
}) {
  // Word joiners only prevent line breaks.
  const description = meta.description.replaceAll("\u2060", "");
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${origin}${path}`} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:url" content={`${origin}${path}`} />
          <meta property="og:title" content={meta.title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={`${origin}${shareImagePath(path)}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={meta.title} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:title" content={meta.title} />
          <meta name="twitter:description" content={description} />
          <meta name="twitter:image" content={`${origin}${shareImagePath(path)}`} />
        </>
      )}
    </>
  );
}
