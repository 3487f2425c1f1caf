import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from "react";
import { whenNear } from "../../animation/observers";

export interface LazyDrawing {
  readonly Drawing: ComponentType;
  /** Loads the code ahead of a page that is about to be opened. */
  readonly preload: () => Promise<ComponentType>;
}

/**
 * A drawing behind a lazy boundary. In a prerendered page its HTML stays as it is until it nears the
 * viewport; only then is its code fetched and hydrated. Code that cannot be fetched leaves it so.
 */
export function lazyDrawing(load: () => Promise<ComponentType>): LazyDrawing {
  let want = () => {};
  const wanted = import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        want = resolve;
      });
  const Loaded = lazy(async () => {
    await wanted;
    return { default: await load().catch(() => new Promise<never>(() => undefined)) };
  });

  function Drawing() {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const mount = new AbortController();
      const prerendered = box.current?.firstElementChild;
      if (prerendered) void whenNear(prerendered, mount.signal).then(want);
      else want();
      return () => mount.abort();
    }, []);
    return (
      <div ref={box} className="contents">
        <Suspense>
          <Loaded />
        </Suspense>
      </div>
    );
  }

  return {
    // It takes no props: what is around it renders anew without it.
    Drawing: memo(Drawing),
    preload: () => {
      want();
      return load();
    },
  };
}
