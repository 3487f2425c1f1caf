/**
 * The shape of everything that is written on the site. Content is data: it imports no React, and a
 * page is mostly a list of the sections below. Each `kind` is one layout; see `components/sections/`.
 */
import type { AnimationName, CategoryName, PhaseName } from "../animation/generated/animations";
import type { Href } from "../routes/paths";
import type { TermName } from "./shared/glossary";

/**
 * A text: a string, or a list whose parts may be a glossary term (shown with its explanation in a tooltip), a link or
 * a strong phrase. A property `text` has one, `paragraphs` a list of them.
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
  /** The page's heading, in the largest type, above the title. */
  readonly statusCode?: string;
  readonly title: string;
  readonly subtitle?: Text;
  /**
   * Where the copy stands. With a picture, which is across from it: on the left, on the right, or centered
   * above a picture as wide as the frame.
   */
  readonly align?: "left" | "center" | "right";
  readonly actions?: readonly Action[];
}

export interface Hero extends HeroCopy {
  readonly figure?: string;
  /** The figure runs off the window's right edge: it is drawn for that and has no labels there. */
  readonly bleeds?: boolean;
  /** The home page's: the largest heading, and a figure that fills its box and stands on the rule of what follows. */
  readonly display?: boolean;
}

/** A sub-navigation that several pages share. */
export type SubNavigationName = "platform" | "consortium";

/** What every page has. A layout of its own takes the rest from its content file. */
export interface Page {
  readonly meta: PageMeta;
  readonly tone: Tone;
  readonly hero: HeroCopy;
}

/** Most pages: a hero and sections. */
export interface SectionsPage extends Page {
  readonly hero: Hero;
  readonly subNavigation?: SubNavigationName;
  readonly sections: readonly Section[];
}

/** The same with an animation, which is the hero's picture. */
export interface StagePage extends Omit<SectionsPage, "hero"> {
  readonly hero: HeroCopy;
  readonly stage: HeroStage;
}

/** One of the engine's animations with its texts. */
export interface HeroStage {
  /** Anchor, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly lead: Text;
  readonly content: StageContent;
}

interface SectionBase {
  /** Anchor of the section, unique on its page. */
  readonly id?: string;
  readonly title: string;
  readonly lead?: Text;
}

export interface SectionWithActions extends SectionBase {
  readonly actions?: readonly Action[];
}

/** A section that may stand on an inverted sheet: ink ground and light lines, in the dark scheme paper and ink. */
interface InvertibleSection extends SectionWithActions {
  /** At most one on a page, for its most important figure. */
  readonly inverted?: boolean;
}

/** One sentence that stands for itself. */
export interface StatementSection extends SectionWithActions {
  readonly kind: "statement";
  readonly paragraphs: readonly Text[];
}

export interface Item {
  readonly id?: string;
  readonly title: string;
  readonly text: Text;
  readonly points?: readonly Text[];
  readonly action?: Action;
}

/** Ruled cells with shared borders. */
export interface CellsSection extends SectionWithActions {
  readonly kind: "cells";
  readonly items: readonly Item[];
}

/** A title that stays in view beside a numbered, ruled list. */
export interface RuledListSection extends SectionWithActions {
  readonly kind: "ruled-list";
  readonly items: readonly Item[];
}

/** A wide figure with a row of notes below it. */
export interface FigureSection extends InvertibleSection {
  readonly kind: "figure";
  readonly figure: string;
  /** The figure heads the notes: they stand in its columns where these have their full width. */
  readonly headed?: boolean;
  readonly notes: readonly { readonly title: string; readonly text: Text }[];
}

/** A table that sets our side beside another. */
export interface ComparisonSection extends SectionWithActions {
  readonly kind: "comparison";
  /** Names of the compared sides; the first is shown solid teal, the second dashed violet. */
  readonly sides: readonly [string, string];
  readonly rows: readonly { readonly label: string; readonly cells: readonly [Text, Text] }[];
}

/** Text beside a figure that runs off the right edge. */
export interface PairSection extends SectionWithActions {
  readonly kind: "pair";
  readonly paragraphs: readonly Text[];
  readonly figure: string;
}

/** Steps on one line with ticks. */
export interface ProcessSection extends InvertibleSection {
  readonly kind: "process";
  /** Whether the steps are a plan. */
  readonly planned?: boolean;
  readonly steps: readonly { readonly title: string; readonly text: Text; readonly label?: string }[];
  /** What leads from the last step back to the first. */
  readonly loop?: { readonly title: string; readonly text: Text };
}

/** A full-color band: one sentence, one action. At most one on a page. */
export interface BandSection extends SectionBase {
  readonly kind: "band";
  readonly action: Action;
  /** The band's own drawing, beside the sentence, in white lines. */
  readonly figure?: string;
}

/** Example figures, marked as such. */
export interface ExampleSection extends SectionWithActions {
  readonly kind: "example";
  /** Says that the figures are an example and of what. */
  readonly note: Text;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

/** An example worked through over a spread: numbered steps under a wide figure, and the result as a large number. */
export interface WorkedExampleSection extends InvertibleSection {
  readonly kind: "worked-example";
  /** Says that the figures are an example and of what. */
  readonly note: Text;
  readonly figure: string;
  readonly steps: readonly { readonly title: string; readonly text: Text }[];
  readonly result: { readonly value: string; readonly label: string; readonly text: Text };
}

/** Large blocks, each with an example of its own and, where one explains it, a picture. */
export interface BlocksSection extends SectionWithActions {
  readonly kind: "blocks";
  readonly items: readonly Block[];
}

export interface Block {
  readonly id?: string;
  readonly title: string;
  readonly paragraphs: readonly Text[];
  readonly example: { readonly title: string; readonly text: Text };
  readonly figure?: string;
  readonly action?: Action;
}

/** Questions with their answers, all open. */
export interface QuestionsSection extends SectionWithActions {
  readonly kind: "questions";
  readonly items: readonly {
    readonly id?: string;
    readonly question: string;
    readonly paragraphs: readonly Text[];
  }[];
}

/** Two or three columns of text under one rule. */
export interface ColumnsSection extends SectionWithActions {
  readonly kind: "columns";
  readonly columns: readonly {
    readonly id?: string;
    readonly title: string;
    readonly label?: string;
    readonly paragraphs: readonly Text[];
    readonly points?: readonly Text[];
    readonly action?: Action;
  }[];
}

/** The interactive partnership network diagram. */
export interface NetworkSection extends SectionBase {
  readonly kind: "network";
}

/** People with portraits; a single person is shown large. */
export interface PeopleSection extends SectionWithActions {
  readonly kind: "people";
  readonly people: readonly Person[];
}

export interface Person {
  readonly name: string;
  readonly title: string;
  readonly bio?: string;
  /** Address of a square photo under `public/`; without one the monogram is shown. */
  readonly image?: string;
  /** One or two letters, where the initials of the name would not do. */
  readonly monogram?: string;
  readonly profile?: Href;
}

/** Running legal text. */
export interface ProseSection extends SectionBase {
  readonly kind: "prose";
  readonly paragraphs: readonly Text[];
  readonly points?: readonly Text[];
}

export type Section =
  | StatementSection
  | CellsSection
  | RuledListSection
  | FigureSection
  | ComparisonSection
  | PairSection
  | ProcessSection
  | BandSection
  | ExampleSection
  | WorkedExampleSection
  | BlocksSection
  | QuestionsSection
  | ColumnsSection
  | NetworkSection
  | PeopleSection
  | ProseSection;

/** Texts of an animation: those that each has, and what is written over the pictures of some. */
export type StageContent<Name extends AnimationName = AnimationName> = {
  [Each in Name]: StageTexts<Each> & (Each extends keyof TextsOnPictures ? TextsOnPictures[Each] : unknown);
}[Name];

interface StageTexts<Name extends AnimationName> {
  readonly animation: Name;
  /** Text alternative of the picture in each phase; also what is announced. */
  readonly pictures: Readonly<Record<PhaseName<Name>, string>>;
  /** Hint under the stage before the first click, and after it. */
  readonly hints: { readonly start: string; readonly reset: string };
}

interface TextsOnPictures {
  readonly esee: {
    readonly labels: Readonly<Record<CategoryName<"esee">, string>>;
    /** Caption of the unified cluster. */
    readonly unified: string;
  };
  readonly impact: {
    /** The two lines over the collective ring. */
    readonly collective: { readonly title: string; readonly text: string };
  };
}
