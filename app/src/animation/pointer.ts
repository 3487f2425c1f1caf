/** Of a pointer, in the window. */
export interface PointerPosition {
  readonly clientX: number;
  readonly clientY: number;
}

/** Whether the pointer is on the mark in the middle of a picture, and so in no quadrant. */
export function isOnMark({ target }: Pick<Event, "target">): boolean {
  return target instanceof Element && target.closest("[data-mark]") !== null;
}
