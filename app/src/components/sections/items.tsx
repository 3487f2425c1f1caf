/** The items of a section: in columns of equal width, or each by itself in a composition of the page's own. */
import type { ReactNode } from "react";
import type { Item } from "../../content/types";
import { Link } from "../controls/link";
import { Drawing } from "../drawings/drawing";
import { RichText } from "../text/rich-text";
import { ItemLinks } from "./actions";

const columnsFor: Readonly<Record<number, string>> = {
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
  5: "md:grid-cols-2 lg:grid-cols-5",
};

/** Items in columns, of equal width if no classes say otherwise, each below its picture; one below the other on a phone. */
export function ItemColumns({
  items,
  pictures = [],
  ordered = false,
  className = `mt-8 ${columnsFor[items.length] ?? "md:grid-cols-2"}`,
  titleClass,
  textClass,
}: {
  readonly items: readonly Item[];
  readonly pictures?: readonly ReactNode[];
  /** They are steps. */
  readonly ordered?: boolean;
  /** The space above and the columns. */
  readonly className?: string;
  readonly titleClass?: string;
  readonly textClass?: string;
}) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={`grid gap-x-8 gap-y-10 lg:gap-x-12 ${className}`}>
      {items.map((item, index) => (
        <li key={item.title} id={item.id} className="flex flex-col">
          {pictures[index] === undefined ? null : (
            <div className="mb-4">
              <Drawing description={item.description}>{pictures[index]}</Drawing>
            </div>
          )}
          <ItemTitle {...item} className={titleClass} />
          <ItemText {...item} className={textClass} />
        </li>
      ))}
    </List>
  );
}

/** An item's title, which is a link where the item has an address. */
export function ItemTitle({
  title,
  href,
  className = "text-h3",
}: Pick<Item, "title" | "href"> & { readonly className?: string | undefined }) {
  return (
    <h3 className={`heading ${className}`}>
      {href === undefined ? (
        title
      ) : (
        <Link href={href} className={titleLink}>
          {title}
        </Link>
      )}
    </h3>
  );
}

const titleLink = "text-(--accent) underlined decoration-2";

/** What follows an item's title: its text and its links. */
export function ItemText({
  text,
  actions = [],
  className = "measure-44",
}: Pick<Item, "text" | "actions"> & { readonly className?: string | undefined }) {
  return (
    <>
      <p className={`mt-3 text-body text-pretty text-ink-2 ${className}`}>
        <RichText text={text} />
      </p>
      <ItemLinks actions={actions} />
    </>
  );
}
