/** What a browser's driver has to offer; one adapter for each is in a file of its name. */

/** One window of a browser, which ends with the tests. Positions are CSS pixels from the window's upper left corner. */
export interface Driver {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page. It can use nothing from outside of itself but its arguments; those and
   * the result are what JSON can hold.
   */
  evaluate<Arguments extends unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The visible part of the page as a PNG in base64. */
  screenshot(): Promise<string>;
  /** Gives the page this size. */
  resize(width: number, height: number): Promise<void>;
  /** What the console and uncaught exceptions have said since the page was opened. */
  messages(): Promise<readonly string[]>;
}

export type Key = "Enter" | "Escape" | "Tab" | "ArrowDown";

/** How a browser is to be started. */
export interface Launch {
  /** Whether the visitor has asked for less motion. */
  readonly reducedMotion: boolean;
}

/** Whether a browser that is at one address would open no new document for the other. */
export function onlyAnchorDiffers(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) => url.split("#")[0]);
  return first === second;
}
