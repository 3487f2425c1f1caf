import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { whenNear } from "../../animation/observers";
import { useHydrating } from "../use-hydrating";

export interface LazyDrawing {
  readonly Drawing: ComponentType;
  /** Loads the code ahead of a page that is about to be opened. */
  readonly preload: () => Promise<ComponentType>;
}

/**
 * A drawing whose code is no part of its page's. In a prerendered page its HTML stays as it is until it
 * nears the viewport, or a link on the same page is about to be followed; only then is its code fetched
 * and hydrated. A page that is rendered in the browser waits for it, so that nothing moves afterwards.
 *
 * Plain `lazy` and `Suspense` would do without most of this, and fetch every drawing with its page: the two
 * pages with an animation then make 25 and 27 requests in place of 21, of 22 that they may, and the pricing
 * page loads 148 kB of scripts in place of 139. Main-thread time was the same.
 */
export function lazyDrawing(load: () => Promise<ComponentType>): LazyDrawing {
  let want = () => {};
  let hydrates = false;
  /** The drawing, once its code has come ahead of a page: to suspend would render that page twice. */
  let Preloaded: ComponentType | undefined;
  const wanted = import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        want = resolve;
      });
  const Loaded = lazy(async () => {
    await wanted;
    // What was prerendered stays; elsewhere the page does without the drawing.
    const Drawing = await load().catch(() => (hydrates ? new Promise<never>(() => undefined) : () => null));
    return { default: Drawing };
  });

  // Rendered anew before it is hydrated, React would put the fallback in place of the HTML.
  const Prerendered = memo(function Prerendered() {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      hydrates = true;
      const mount = new AbortController();
      const drawing = box.current?.firstElementChild;
      if (drawing) void whenNear(drawing, mount.signal).then(want);
      // React renders nothing that has changed around a boundary before the boundary is hydrated.
      window.addEventListener("popstate", want, { signal: mount.signal });
      return () => mount.abort();
    }, []);
    return (
      <div ref={box} className="contents">
        <Suspense>
          <Loaded />
        </Suspense>
      </div>
    );
  });

  function Drawing() {
    const [prerendered] = useState(useHydrating());
    const [Ready] = useState(() => Preloaded);
    if (prerendered) return <Prerendered />;
    if (Ready !== undefined) return <Ready />;
    want();
    return <Loaded />;
  }

  return {
    // It takes no props: what is around it renders anew without it.
    Drawing: memo(Drawing),
    preload: async () => {
      want();
      Preloaded = await load();
      return Preloaded;
    },
  };
}
