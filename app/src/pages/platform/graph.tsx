/** The graph of the pipeline's twelve observations. Positions are percent of its box. */
import type { ReactNode } from "react";
import type { Point } from "../../components/drawings/geometry";
import { Paths, Plot } from "../../components/drawings/plot";
import { Decision, Signs } from "../../components/drawings/signs";

export const nodes: readonly Point[] = [
  { x: 25, y: 13.5 },
  { x: 59, y: 7 },
  { x: 43, y: 30 },
  { x: 78, y: 22 },
  { x: 19, y: 38 },
  { x: 63, y: 45 },
  { x: 32, y: 52 },
  { x: 82, y: 59 },
  { x: 50, y: 67 },
  { x: 25, y: 72 },
  { x: 76, y: 79.5 },
  { x: 48, y: 91 },
];

const edges =
  "M59 7L25 13.5L43 30L19 38L32 52L25 72L50 67L32 52L63 45L43 30L78 22L59 7M25 13.5L19 38M78 22L63 45L82 59L76 79.5L48 91L25 72M63 45L50 67L76 79.5";

/** The last two observations are synthetic. */
export function Graph({
  empty = false,
  children,
}: {
  /** Whether the signs are empty, for observations that are still to come. */
  readonly empty?: boolean;
  /** Drawn between the lines and the signs. */
  readonly children?: ReactNode;
}) {
  return (
    <Paths>
      <path d={edges} className="stroke-control" />
      {children}
      <Signs kind={empty ? "ring" : "dot"} size={18} points={nodes.slice(0, -2)} />
      <Signs kind={empty ? "hollow-square" : "square"} size={16} points={nodes.slice(-2)} />
    </Paths>
  );
}

/** The graph with an open decision, for the visitor's question. */
export function EmptyGraph() {
  return (
    <div className="flex h-full items-center pb-section-tight xl:-ml-36 lg:pt-section-tight drawing-colors">
      <Plot height="20rem">
        <Paths>
          <path d="M25 45C33 45 33 50 41 50H93" className="stroke-ink-2" />
          <path d="M53 12V88M61 12V88M69 12V88M77 12V88" className="stroke-ink" />
        </Paths>
        <svg width="40%">
          <Graph empty />
        </svg>
        <Decision open x="93.5%" y="50%" r={25} color="ink" />
      </Plot>
    </div>
  );
}
