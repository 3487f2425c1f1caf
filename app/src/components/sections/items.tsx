/** The items of a section, in columns; or the parts of an item, which a page lays out itself. */
import type { ReactNode } from "react";
import type { Item, PicturedItem } from "../../content/types";
import { Link } from "../controls/link";
import { Drawing } from "../drawings/drawing";
import { RichText } from "../text/rich-text";
import { ItemLinks } from "./actions";

interface TitleLook {
  /** The title's size; `body` in the text's font. */
  readonly size?: keyof typeof titleSizes | undefined;
  readonly tone?: keyof typeof tones | undefined;
}

interface TextLook {
  readonly textSize?: keyof typeof textSizes | undefined;
  /** The maximum length of a line. */
  readonly measure?: keyof typeof measures | undefined;
}

const titleSizes = {
  body: "font-text text-body",
  h3: "text-h3",
  h2: "text-h2",
  poster: "text-poster",
} as const;

const tones = {
  ink: "",
  teal: "text-teal-text",
  violet: "text-violet-text",
} as const;

const textSizes = { body: "text-body", lead: "text-lead" } as const;

const measures = { normal: "measure-44", narrow: "measure-34", none: "" } as const;

/** The columns for a number of items, without and with pictures. */
const layoutFor: Readonly<Record<number, readonly [string, string]>> = {
  3: ["md:grid-cols-3", "lg:grid-cols-3"],
  4: ["md:grid-cols-2 lg:grid-cols-4", "md:grid-cols-2 lg:grid-cols-4"],
  5: ["md:grid-cols-2 lg:grid-cols-5", "md:grid-cols-2 lg:grid-cols-5"],
};

/** Either no item has a picture, or each has one. */
type Pictured<Picture extends string> =
  | { readonly items: readonly Item[]; readonly pictures?: undefined }
  | {
      readonly items: readonly PicturedItem<Picture>[];
      readonly pictures: Readonly<Record<Picture, ReactNode>>;
    };

/** Items in columns, each below its picture. Items with large titles are in two columns; a phone has one column. */
export function ItemColumns<Picture extends string>({
  ordered = false,
  wideFirst = false,
  look = "apart",
  ...content
}: Pictured<Picture> &
  TitleLook &
  TextLook & {
    /** Whether the items are steps. */
    readonly ordered?: boolean;
    /** Whether the first column is twice as wide as the others. */
    readonly wideFirst?: boolean;
    /** Distances or hairlines between the items. */
    readonly look?: "apart" | "ruled";
  }) {
  const { size, tone, textSize, measure } = content;
  // The type of the props ensures that `pictures` has the picture of each item.
  const { items, pictures } = content as Pictured<string>;
  const List = ordered ? "ol" : "ul";
  const large = size === "h2" || size === "poster";
  const layout = wideFirst
    ? "md:grid-cols-3 md:*:first:col-span-2"
    : ((large ? undefined : layoutFor[items.length]?.[pictures === undefined ? 0 : 1]) ?? "md:grid-cols-2");
  return (
    <List className={`mt-8 grid ${layout} ${look === "ruled" ? "ruled-cells" : "gap-8 lg:gap-x-12"}`}>
      {items.map((item) => (
        <li key={item.title} id={item.id} className="flex flex-col">
          {pictures === undefined || item.picture === undefined ? null : (
            <div className="mb-4">
              {item.label === undefined ? null : <p className="mb-2 text-label text-ink-2">{item.label}</p>}
              <Drawing description={item.description}>{pictures[item.picture]}</Drawing>
            </div>
          )}
          <ItemTitle {...item} {...{ size, tone }} />
          <ItemText {...item} {...{ textSize, measure }} />
        </li>
      ))}
    </List>
  );
}

/** An item's title, which is a link if the item has an address. */
export function ItemTitle({
  title,
  href,
  size = "h3",
  tone = "ink",
}: Pick<Item, "title" | "href"> & TitleLook) {
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
}: Pick<Item, "text" | "actions"> & TextLook) {
  return (
    <>
      <p className={`mt-3 font-regular text-pretty text-ink-2 ${textSizes[textSize]} ${measures[measure]}`}>
        <RichText text={text} />
      </p>
      <ItemLinks actions={actions} />
    </>
  );
}
