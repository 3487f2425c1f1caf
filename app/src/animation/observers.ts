/**
 * Notifies stages of changes of their size, position and pixel ratio. All stages share one ResizeObserver, and one
 * IntersectionObserver for each margin; a subscription ends when its signal aborts.
 */

type Callbacks<Entry> = WeakMap<Element, (entry: Entry) => void>;

interface Observer {
  observe(element: Element): void;
  unobserve(element: Element): void;
}

/** An observer, constructed on first use, that passes each entry to its element's callback. */
function shared<Entry extends { readonly target: Element }>(
  make: (onEntries: (entries: readonly Entry[]) => void) => Observer,
) {
  const callbacks: Callbacks<Entry> = new WeakMap();
  let observer: Observer | undefined;
  return (element: Element, callback: (entry: Entry) => void, signal: AbortSignal): void => {
    if (signal.aborted) return;
    observer ??= make((entries) => {
      for (const entry of entries) callbacks.get(entry.target)?.(entry);
    });
    const observing = observer;
    callbacks.set(element, callback);
    observing.observe(element);
    signal.addEventListener(
      "abort",
      () => {
        // Another mount of the same element may have subscribed since.
        if (callbacks.get(element) !== callback) return;
        callbacks.delete(element);
        observing.unobserve(element);
      },
      { once: true },
    );
  };
}

const onResize = shared<ResizeObserverEntry>((onEntries) => new ResizeObserver(onEntries));
const onIntersection = (rootMargin: string) =>
  shared<IntersectionObserverEntry>((onEntries) => new IntersectionObserver(onEntries, { rootMargin }));
const onNear = onIntersection("200px");
const onVisible = onIntersection("0px");

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
  onResize(
    element,
    ({ contentRect }) => callback({ widthPx: contentRect.width, heightPx: contentRect.height }),
    signal,
  );
}

/** Resolves with the element's size once it is not empty; never if the signal aborts first. */
export function whenSized(element: Element, signal: AbortSignal): Promise<ElementSize> {
  return new Promise((resolve) => {
    const watch = new AbortController();
    signal.addEventListener("abort", () => watch.abort(), { once: true, signal: watch.signal });
    observeSize(
      element,
      (size) => {
        if (size.widthPx === 0 || size.heightPx === 0) return;
        watch.abort();
        // Not inside this notification: a new observation of the element would then wait for the next frame, which
        // WebKit reports as an error of the page.
        setTimeout(() => resolve(size));
      },
      watch.signal,
    );
  });
}

/** Calls back with whether any of the element is in the viewport, at once and whenever that changes. */
export function observeVisibility(
  element: Element,
  callback: (visible: boolean) => void,
  signal: AbortSignal,
): void {
  onVisible(element, (entry) => callback(entry.isIntersecting), signal);
}

/** Resolves once the element is within 200 px of the viewport; never if the signal aborts first. */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watch = new AbortController();
    signal.addEventListener("abort", () => watch.abort(), { once: true, signal: watch.signal });
    onNear(
      element,
      (entry) => {
        if (!entry.isIntersecting) return;
        watch.abort();
        resolve();
      },
      watch.signal,
    );
  });
}

/** Calls back when the pixel ratio changes, by zooming or on another screen. */
export function observePixelRatio(callback: (dpr: number) => void, signal: AbortSignal): void {
  const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener(
    "change",
    () => {
      callback(window.devicePixelRatio);
      observePixelRatio(callback, signal);
    },
    { once: true, signal },
  );
}
