/** Observes the size, visibility and screen of a player. Every subscription ends with its signal. */

/** A content size in CSS pixels, with fractions. */
export interface ElementSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Calls back with the element's content size, now and whenever it changes. */
export function observeSize(
  element: Element,
  callback: (size: ElementSize) => void,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries)
      callback({ widthPx: contentRect.width, heightPx: contentRect.height });
  });
  observe(observer, element, signal);
}

/** Calls back with whether a part of the element is within `margin` of the viewport, now and whenever that changes. */
export function observeVisibility(
  element: Element,
  callback: (visible: boolean) => void,
  signal: AbortSignal,
  margin = "0px",
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) callback(isIntersecting);
    },
    { rootMargin: margin },
  );
  observe(observer, element, signal);
}

/** Resolves once the element is within 200 px of the viewport; never if the signal aborts first. */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    observeVisibility(
      element,
      (near) => {
        if (near) resolve();
      },
      signal,
      "200px",
    );
  });
}

function observe(
  observer: ResizeObserver | IntersectionObserver,
  element: Element,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/** Calls back when the pixel ratio changes: the visitor zooms, or moves the window to another screen. */
export function observePixelRatio(callback: () => void, signal: AbortSignal): void {
  const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener(
    "change",
    () => {
      callback();
      observePixelRatio(callback, signal);
    },
    { once: true, signal },
  );
}
