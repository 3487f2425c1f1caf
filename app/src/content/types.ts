/**
 * The shape of everything that is written on the site. Content is data and imports no React. The types of sections are
 * what the components in `components/sections/` take as props; a section that only one page has is typed by its content.
 */
import type { AnimationName, CategoryName, PhaseName } from "../animation/generated/animations";
import type { Href } from "../routes/paths";
import type { TermName } from "./shared/glossary";

/**
 * A text: a string, or, as `richText` makes it, a list whose parts may be a glossary term (shown with its explanation in
 * a tooltip), a link or a strong phrase. A property `text` has one, `paragraphs` a list of them.
 */
export type Text = string | readonly Inline[];
export type Inline =
  | string
  | { readonly term: TermName; readonly as?: string }
  | { readonly link: Href; readonly label: string; readonly newTab?: boolean }
  | { readonly strong: string };

export interface Action {
  readonly label: string;
  readonly href: Href;
  /** It leads to an animation, which then starts. */
  readonly starts?: true;
}

/** Which of the two voices leads: the corporation in teal or the consortium in violet. */
export type Tone = "teal" | "violet";

export interface PageMeta {
  /** 5 to 60 characters, unique. Shown in the tab and in search results. */
  readonly title: string;
  /** 50 to 160 characters, unique. */
  readonly description: string;
}

/** The words at the top of a page. */
export interface HeroCopy {
  readonly title: string;
  readonly subtitle?: Text;
  readonly actions?: readonly Action[];
}

/** A sub-navigation that several pages share. */
export type SubNavigationName = "platform" | "consortium";

/** What every page has. Its sections stand beside it in its content file, each under a name that says what it is. */
export interface Page {
  readonly meta: PageMeta;
  readonly tone: Tone;
  readonly hero: HeroCopy;
}

/** One of the engine's animations with its texts. */
export interface AnimationCopy {
  /** Anchor, unique on the page. */
  readonly id: string;
  /** The name of the player; a heading below it, if a lead follows. */
  readonly title: string;
  readonly lead?: Text;
  readonly example?: HeadedSection["example"];
  readonly content: AnimationContent;
}

interface SectionBase {
  /** Anchor of the section, unique on its page. */
  readonly id?: string;
  readonly title: string;
}

/** What most sections have. */
export interface HeadedSection extends SectionBase {
  readonly lead?: Text;
  /** Whether its corner says that what it shows is an example; or in which words. */
  readonly example?: true | string;
  readonly actions?: readonly Action[];
}

/** A section of items; the page says how they are laid out. */
export interface ItemsSection<Each extends Item | PicturedItem<string> = Item> extends HeadedSection {
  readonly items: readonly Each[];
}

/** Figures as numerals, each over what it measures. */
export interface FiguresSection extends HeadedSection {
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

export interface Item {
  readonly id?: string;
  readonly title: string;
  /** Where the title leads. */
  readonly href?: Href;
  readonly text: Text;
  readonly actions?: readonly Action[];
  readonly picture?: undefined;
}

/** An item with a picture, which the page's module has under this name. */
export interface PicturedItem<Picture extends string> extends Omit<Item, "picture"> {
  readonly picture: Picture;
  /** What the picture counts, beside it. */
  readonly label?: string;
  /** What the picture shows, if the item's words do not say it: read aloud. */
  readonly description?: string;
}

/** What the owner has still to supply, in brackets: shown as it is, and refused by `build --publish`. */
type Placeholder = `[${string}]`;

export interface Person {
  readonly name: string;
  readonly title: string;
  readonly bio?: string;
  /** Address of a square photo: `/people/ada.webp` is the file `public/people/ada.webp`. Without one, a figure is shown. */
  readonly image?: string;
  readonly profile?: Href | Placeholder | undefined;
}

/** The founder has an office in each of the two organizations. */
export interface Founder extends Omit<Person, "title"> {
  readonly offices: { readonly corporation: string; readonly consortium: string };
}

/** Running legal text. */
export interface ProseSection extends SectionBase {
  readonly paragraphs: readonly Text[];
  readonly points?: readonly Text[];
}

/** Texts of an animation. */
export type AnimationContent<Name extends AnimationName = AnimationName> = {
  [Each in Name]: AnimationTexts<Each> & Labels<Each>;
}[Name];

interface AnimationTexts<Name extends AnimationName> {
  readonly animation: Name;
  /**
   * What the picture shows in each phase, in two lines at most on a phone: under it after the first click, announced,
   * and the picture's text alternative.
   */
  readonly descriptions: Readonly<Record<PhaseName<Name>, string>>;
  /** Hint under the picture before the first click, and after it. */
  readonly hints: { readonly start: string; readonly reset: string };
  /** What the pictures of some phases are called: before their descriptions. */
  readonly captions?: Readonly<Partial<Record<PhaseName<Name>, string>>>;
  /** What is written over the pictures of some phases. */
  readonly lines?: Readonly<Partial<Record<PhaseName<Name>, PhaseLines>>>;
}

/** Of each category, if the animation has any. */
type Labels<Name extends AnimationName> = [CategoryName<Name>] extends [never]
  ? { readonly labels?: never; readonly detailedFrom?: never }
  : {
      readonly labels: Readonly<Record<CategoryName<Name>, CategoryLabel>>;
      /** The phase from which on labels show their details. */
      readonly detailedFrom?: PhaseName<Name>;
    };

export interface CategoryLabel {
  readonly text: string;
  /** Of its dots. */
  readonly color: "teal" | "violet" | "lilac" | "violet-2";
  /** A second line. */
  readonly detail?: string;
}

export interface PhaseLines {
  readonly title: string;
  readonly text: string;
  /** At most about six characters in the middle of the picture; the phase’s description says them, too. */
  readonly result: string;
}
