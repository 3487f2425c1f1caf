/**
 * The types of the site's content. Content is data and imports no React. The types of sections are also the props of
 * the components in `components/sections/`.
 */
import type { AnimationName, CategoryName, PhaseName } from "../animation/names";
import type { Href } from "../routes/paths";
import type { TermName } from "./shared/glossary";

/** A text: a string, or a list of strings, glossary terms, links and strong phrases, which `richText` creates. */
export type Text = string | readonly Inline[];
export type Inline =
  | string
  | { readonly term: TermName; readonly as?: string }
  | { readonly link: Href; readonly label: string; readonly newTab?: boolean }
  | { readonly strong: string };

export interface Action {
  readonly label: string;
  readonly href: Href;
  /** Whether the link starts the animation of the page that it opens. */
  readonly starts?: true;
}

/** The color of a page: teal for the corporation, violet for the consortium. */
export type Tone = "teal" | "violet";

export interface PageMeta {
  /** 5 to 60 characters, unique. Browsers show it in the tab, search engines in results. */
  readonly title: string;
  /** 50 to 160 characters, unique. */
  readonly description: string;
}

/** The texts at the top of a page. */
export interface HeroCopy {
  readonly title: string;
  readonly subtitle?: Text;
  readonly actions?: readonly Action[];
}

/** A sub-navigation that several pages share. */
export type SubNavigationName = "platform" | "consortium";

/** The content that every page has. A content file also exports the page's sections, under names that describe them. */
export interface Page {
  readonly meta: PageMeta;
  readonly tone: Tone;
  readonly hero: HeroCopy;
}

/** One of the engine's animations with its texts. */
export interface AnimationCopy {
  /** Anchor, unique on the page. */
  readonly id: string;
  /** The name of the player. If there is a lead, also the heading below the player. */
  readonly title: string;
  readonly lead?: Text;
  readonly example?: HeadedSection["example"];
  readonly content: AnimationContent;
}

/** The texts that most sections have. */
export interface HeadedSection {
  /** Anchor of the section, unique on its page. */
  readonly id?: string;
  /** An array has an entry per line. */
  readonly title: string | readonly string[];
  readonly lead?: Text;
  /** `true` shows the label of an example; a string replaces the label's words. */
  readonly example?: true | string;
  readonly actions?: readonly Action[];
}

/** A section of items. The page lays them out. */
export interface ItemsSection<Each extends Item = Item> extends HeadedSection {
  readonly items: readonly Each[];
}

export interface Item {
  readonly id?: string;
  readonly title: string;
  /** The address to which the title links. */
  readonly href?: Href;
  readonly text: Text;
  readonly actions?: readonly Action[];
}

/** An item with the name of its picture. The page's module draws the picture. */
export interface PicturedItem<Picture extends string> extends Item {
  readonly picture: Picture;
  /** Says what the picture counts. Shown above the picture. */
  readonly label?: string;
  /** Text for screen readers, needed if the item's words do not say what the picture shows. */
  readonly description?: string;
}

/** A value that the owner still has to supply, in brackets. Pages show it as it is; `build --publish` refuses it. */
type Placeholder = `[${string}]`;

export interface Person {
  readonly name: string;
  readonly title: string;
  readonly bio?: string;
  /**
   * The address of a square photo: `/people/ada.webp` is the file `public/people/ada.webp`. A figure replaces a missing
   * photo.
   */
  readonly image?: string;
  readonly profile?: Href | Placeholder | undefined;
}

/** The founder has an office in each of the two organizations. */
export interface Founder extends Omit<Person, "title"> {
  readonly offices: { readonly corporation: string; readonly consortium: string };
}

/** A section of legal text. */
export interface ProseSection {
  readonly id?: string;
  readonly title: string;
  readonly paragraphs: readonly Text[];
  readonly points?: readonly Text[];
}

/** The texts of an animation. */
export type AnimationContent<Name extends AnimationName = AnimationName> = {
  [Each in Name]: AnimationTexts<Each> & Labels<Each>;
}[Name];

interface AnimationTexts<Name extends AnimationName> {
  readonly animation: Name;
  /**
   * Says what the picture shows in each phase, in at most two lines on a phone. Shown below the picture after the first
   * click; screen readers announce it.
   */
  readonly statements: Readonly<Record<PhaseName<Name>, string>>;
  /** Hints below the picture, before and after the first click. */
  readonly hints: { readonly start: string; readonly reset: string };
  /** The names of some phases' pictures, shown before their statements. */
  readonly captions?: Readonly<Partial<Record<PhaseName<Name>, string>>>;
  /** The texts over some phases' pictures. */
  readonly lines?: Readonly<Partial<Record<PhaseName<Name>, PhaseLines>>>;
}

/** The labels of the categories, if the animation has any. */
type Labels<Name extends AnimationName> = [CategoryName<Name>] extends [never]
  ? { readonly labels?: never }
  : { readonly labels: Readonly<Record<CategoryName<Name>, CategoryLabel>> };

export interface CategoryLabel {
  readonly text: string;
  /** The color of the category's dots. */
  readonly color: "teal" | "violet" | "lilac" | "violet-2";
  /** What the category's dots stand for, shown in the first phase. */
  readonly about: string;
  /** What they result in, shown from the second phase on. */
  readonly detail: string;
}

export interface PhaseLines {
  readonly title: string;
  readonly text: string;
  /** At most about six characters in the middle of the picture. The phase's statement repeats them. */
  readonly result: string;
}
