import { drawingColors } from "../../components/drawings/drawing";
import { Paths, Plot } from "../../components/drawings/plot";
import { Checks, Decision } from "../../components/drawings/signs";
import { Graph } from "./graph";

/** The same graph, checks and decision, to be filled with the visitor's question. */
export function EmptyGraph() {
  return (
    <div className={`flex h-full items-center pb-section-tight lg:pt-section-tight ${drawingColors}`}>
      <Plot className="h-[clamp(11rem,30vw,20rem)]">
        <Paths>
          <path d="M25 45C33 45 33 50 41 50H93" className="stroke-ink-2" />
          <Checks x={53} y={50} pitch={8} length={76} width={1.5} />
        </Paths>
        <svg width="40%" className="overflow-visible">
          <Graph empty />
        </svg>
        <Decision open x="93.5%" y="50%" r={25} color="ink" />
      </Plot>
    </div>
  );
}
