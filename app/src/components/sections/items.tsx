/** The items of a section, in columns; or the parts of an item, which a page lays out itself. */
import type { ReactNode } from "react";
import type { Item, PicturedItem } from "../../content/types";
import { Link } from "../controls/link";
import { Drawing } from "../drawings/drawing";
import { RichText } from "../text/rich-text";
import { ItemLinks } from "./actions";

interface TitleStyle {
  readonly size?: keyof typeof titleSizes | undefined;
  readonly tone?: keyof typeof tones | undefined;
}

interface TextStyle {
  readonly textSize?: keyof typeof textSizes | undefined;
  /** The maximum length of a line. */
  readonly measure?: keyof typeof measures | undefined;
}

const titleSizes = { h3: "text-h3", h2: "text-h2", poster: "text-poster" } as const;

const tones = { ink: "", teal: "text-teal-text", violet: "text-violet-text" } as const;

const textSizes = { body: "text-body", lead: "text-lead" } as const;

const measures = { normal: "measure-44", narrow: "measure-34", none: "" } as const;

/** The columns for a number of items. Any other number is in two columns, as are items with large titles. */
const columnsFor: Readonly<Record<number, string>> = {
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
  5: "md:grid-cols-2 lg:grid-cols-5",
};

/** Items in columns. A phone has one column. */
export function ItemColumns({
  items,
  ordered = false,
  ruled = false,
  size = "h3",
  tone,
  textSize,
  measure,
}: TitleStyle &
  TextStyle & {
    readonly items: readonly Item[];
    /** Whether the items are steps. */
    readonly ordered?: boolean;
    /** Whether hairlines separate the items. */
    readonly ruled?: boolean;
  }) {
  const List = ordered ? "ol" : "ul";
  const columns = (size === "h3" ? columnsFor[items.length] : undefined) ?? "md:grid-cols-2";
  return (
    <List className={`mt-8 grid ${columns} ${ruled ? "ruled-cells" : "gap-8 lg:gap-x-12"}`}>
      {items.map((item) => (
        <li key={item.title} id={item.id} className="flex flex-col">
          <ItemWords {...item} {...{ size, tone, textSize, measure }} />
        </li>
      ))}
    </List>
  );
}

/** Items in three columns, each below its picture. A window that is not wide has one column. */
export function PicturedItems<Picture extends string>({
  items,
  pictures,
  ordered = false,
}: {
  readonly items: readonly PicturedItem<Picture>[];
  readonly pictures: Readonly<Record<Picture, ReactNode>>;
  /** Whether the items are steps. */
  readonly ordered?: boolean;
}) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className="mt-8 grid gap-8 lg:grid-cols-3 lg:gap-x-12">
      {items.map((item) => (
        <li key={item.title} id={item.id} className="flex flex-col">
          <div className="mb-4">
            {item.label === undefined ? null : <p className="mb-2 text-label text-ink-2">{item.label}</p>}
            <Drawing description={item.description}>{pictures[item.picture]}</Drawing>
          </div>
          <ItemWords {...item} />
        </li>
      ))}
    </List>
  );
}

/** An item's title, text and links. */
export function ItemWords({ size, tone, textSize, measure, ...item }: Item & TitleStyle & TextStyle) {
  return (
    <>
      <ItemTitle {...item} {...{ size, tone }} />
      <ItemText {...item} {...{ textSize, measure }} />
    </>
  );
}

/** An item's title, which is a link if the item has an address. */
export function ItemTitle({
  title,
  href,
  size = "h3",
  tone = "ink",
}: Pick<Item, "title" | "href"> & TitleStyle) {
  return (
    <h3 className={`heading ${titleSizes[size]} ${tones[tone]}`}>
      {href === undefined ? (
        title
      ) : (
        <Link href={href} className="text-(--accent) underlined decoration-2">
          {title}
        </Link>
      )}
    </h3>
  );
}

/** An item's text and links. */
export function ItemText({
  text,
  actions = [],
  textSize = "body",
  measure = "normal",
}: Pick<Item, "text" | "actions"> & TextStyle) {
  return (
    <>
      <p className={`mt-3 font-regular text-pretty text-ink-2 ${textSizes[textSize]} ${measures[measure]}`}>
        <RichText text={text} />
      </p>
      <ItemLinks actions={actions} />
    </>
  );
}
