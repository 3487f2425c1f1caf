/**
 * The types of what is written in drawings. `drawings/` here holds the words of each, in a file of the name of its
 * component in `components/drawings/`, so that they come with its code and with nothing else.
 */

/** The text of a label: one line, or several. */
export type Lines = string | readonly string[];

/** What is written in a drawing. */
export interface DrawingTexts {
  /** What it shows, in sentences for those who can't see it. A drawing whose words say it has none. */
  readonly description?: string;
  readonly labels: Labels;
}

/** Labels by what they name. One that says a number of the drawing is made from it. */
interface Labels {
  readonly [name: string]: Lines | Labels | readonly Labels[] | ((...numbers: number[]) => Lines);
}
