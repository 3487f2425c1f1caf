import {
  type ComponentType,
  lazy,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

/** Loads a component that takes no props. */
type Load = () => Promise<ComponentType>;

/**
 * Makes a component of a drawing, which never changes: the one in a prerendered page is kept as it is,
 * and its code is loaded only where a page is rendered in the browser.
 */
export function kept(load: Load): ComponentType {
  const Drawing = lazy(async () => ({ default: await load() }));
  return function Kept() {
    const hydrating = useHydrating();
    const [prerendered] = useState(hydrating);
    return prerendered && !import.meta.env.SSR ? (
      <div className="contents" {...untouched} />
    ) : (
      <div className="contents">
        <Drawing />
      </div>
    );
  };
}

/**
 * Makes a component of a part of the page that nobody can use before it is near: in a prerendered page it
 * is kept as it is until then, and takes its place without a change to be seen. The focus, where it has
 * come before the code did, stays at the same control.
 */
export function keptUntilNear(load: Load): ComponentType {
  const Part = lazy(async () => ({ default: await load() }));
  return function KeptUntilNear() {
    const hydrating = useHydrating();
    const [prerendered, setPrerendered] = useState(hydrating);
    const box = useRef<HTMLDivElement>(null);
    /** Which of the controls had the focus when the box was taken away. */
    const focused = useRef(-1);

    const leaveBox = useCallback((element: HTMLDivElement) => {
      box.current = element;
      return () => {
        focused.current = controlsOf(element).findIndex((control) => control === document.activeElement);
      };
    }, []);
    const enterPart = useCallback((element: HTMLDivElement | null) => {
      if (element !== null) controlsOf(element)[focused.current]?.focus();
    }, []);

    useEffect(() => {
      const element = box.current;
      if (!prerendered || element === null) return undefined;
      let left = false;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting !== true) return;
          observer.disconnect();
          load()
            .then(() => {
              if (!left) startTransition(() => setPrerendered(false));
            })
            // It can still be read.
            .catch(() => undefined);
        },
        { rootMargin: "100%" },
      );
      observer.observe(element);
      return () => {
        left = true;
        observer.disconnect();
      };
    }, [prerendered]);

    return prerendered && !import.meta.env.SSR ? (
      <div key="prerendered" ref={leaveBox} {...untouched} />
    ) : (
      <div key="rendered" ref={enterPart}>
        <Part />
      </div>
    );
  };
}

function controlsOf(element: Element): (HTMLElement | SVGElement)[] {
  return [...element.querySelectorAll<HTMLElement | SVGElement>("a, button, input, select, [tabindex]")];
}

/** True on the server, and in the first render of what the browser takes over from it. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

const neverChanges = () => () => undefined;

/** Hydration leaves alone what it is told not to compare. */
const untouched = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };
