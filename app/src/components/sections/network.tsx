import type { HeadedSection } from "../../content/types";
import { NetworkDiagram } from "../network/network-diagram";
import { HeadedSheet } from "./sheet";

/** The partnership network below its heading. */
export function Network(section: HeadedSection) {
  return (
    <HeadedSheet {...section}>
      <div className="mt-8 md:mt-14">
        <NetworkDiagram />
      </div>
    </HeadedSheet>
  );
}
