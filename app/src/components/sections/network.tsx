import type { NetworkSection as Content, Tone } from "../../content/types";
import { NetworkDiagram } from "../network/network-diagram";
import { HeadedSheet } from "./sheet";

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
