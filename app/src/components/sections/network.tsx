import type { NetworkSection as Content, Tone } from "../../content/types";
import { lazyDrawing } from "../figures/lazy-drawing";
import { HeadedSheet } from "./sheet";

const { Drawing: NetworkDiagram, preload } = lazyDrawing(
  async () => (await import("../network/network-diagram")).NetworkDiagram,
);

export { preload as preloadNetwork };

/** The partnership network below its heading. */
export function NetworkSection({ section, tone }: { readonly section: Content; readonly tone: Tone }) {
  return (
    <HeadedSheet section={section} tone={tone}>
      <div className="mt-8 md:mt-14">
        <NetworkDiagram />
      </div>
    </HeadedSheet>
  );
}
