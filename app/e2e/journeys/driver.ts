/** The interface to a browser's driver. Each browser has an adapter in the file of its name. */

/** One window of a browser, which ends with the tests. Positions are CSS pixels from the window's upper left corner. */
export interface Driver {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page. It can use only its arguments, nothing else from outside; arguments and result are
   * JSON values.
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
  /** Resizes the page. */
  resize(width: number, height: number): Promise<void>;
  /** Messages in the console and uncaught exceptions since the page was opened. */
  messages(): Promise<readonly string[]>;
}

export type Key = "Enter" | "Escape" | "Tab" | "ArrowDown";

/** Options for starting a browser. */
export interface Launch {
  /** Whether the visitor prefers reduced motion. */
  readonly reducedMotion: boolean;
}

/** Whether going from one address to the other opens no new document. */
export function onlyAnchorDiffers(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) => url.split("#")[0]);
  return first === second;
}
