/** What the page tells a player about its size, position and screen. Every subscription ends with its signal. */

/** A content size in CSS pixels, fractions included. */
export interface ElementSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Calls back with the element's content size, at once and whenever it changes. */
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

/** Resolves once the element's size is not empty; never if the signal aborts first. */
export function whenSized(element: Element, signal: AbortSignal): Promise<void> {
  return once(signal, (resolve, until) =>
    observeSize(
      element,
      (size) => {
        // Not inside this notification: a new observation of the element would then wait for the next frame, which
        // WebKit reports as an error of the page.
        if (size.widthPx > 0 && size.heightPx > 0) setTimeout(resolve);
      },
      until,
    ),
  );
}

/**
 * Calls back with whether any of the element is in the viewport, or within `margin` of it, at once and whenever that
 * changes.
 */
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
  return once(signal, (resolve, until) =>
    observeVisibility(
      element,
      (near) => {
        if (near) resolve();
      },
      until,
      "200px",
    ),
  );
}

/** A promise that a subscription resolves; that ends then, or with the signal. */
function once(
  signal: AbortSignal,
  subscribe: (resolve: () => void, until: AbortSignal) => void,
): Promise<void> {
  const done = new AbortController();
  return new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => done.abort(), { once: true, signal: done.signal });
    if (!signal.aborted) subscribe(resolve, done.signal);
  }).finally(() => done.abort());
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

/** Calls back when the pixel ratio changes, by zooming or on another screen. */
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
