import { Scene } from "./drawing";
import { HatchedArea } from "./hatch";
import { box, cells, polyline, range, squares, tiesToNearest, type Point } from "./geometry";
import { dashes, Dots, Focus, Gate, Line, Mark, SyntheticRecord } from "./primitives";

const viewBox = "0 0 240 150";
const tracks = [27, 75, 123] as const;
const middle = tracks[1];

/** Across all tracks. */
function along(from: number, to: number): string {
  return tracks.map((y) => `M${from} ${y}H${to}`).join("");
}

/** Records whose names are not shown. */
function RecordsAt({ x, dashed = false }: { readonly x: number; readonly dashed?: boolean }) {
  return (
    <>
      <path
        d={tracks.map((y) => box(x, y - 16, 72, 32)).join("")}
        strokeDasharray={dashed ? dashes : undefined}
        className="fill-surface stroke-violet"
      />
      <path
        d={tracks.map((y, index) => `M${x + 8} ${y - 6}h${[40, 28, 48][index]}`).join("")}
        strokeWidth={8}
        className="stroke-violet"
      />
      <path d={tracks.map((y) => `M${x + 8} ${y + 6}h16m8 0h24`).join("")} className="stroke-ink-3" />
    </>
  );
}

const others = cells({ columns: 6, rows: 4, width: 240, height: 150, jitter: 0.3, seed: 457 });
const chain: readonly Point[] = [
  { x: 44, y: 36 },
  { x: 100, y: 112 },
  { x: 164, y: 44 },
];

/** One picture that five steps share: records of people, the consortium's wall, synthetic records, a graph, one insight. */
export const privacyFlowPictures = [
  <Scene key={1} viewBox={viewBox}>
    <Line kind="violet" d={along(72, 240)} />
    <RecordsAt x={0} dashed />
    <RecordsAt x={112} dashed />
  </Scene>,
  <Scene key={2} viewBox={viewBox}>
    <path d={box(48, 0, 124, 150)} strokeDasharray={dashes} className="fill-violet-tint stroke-violet" />
    <HatchedArea d={box(172, 0, 16, 150)} weight="heavy" outline="solid" />
    <Line kind="violet" d={along(0, 72) + along(188, 240)} />
    <RecordsAt x={72} />
  </Scene>,
  <Scene key={3} viewBox={viewBox}>
    <Line kind="violet" d={along(0, 176) + tracks.map((y) => `M176 ${y}L240 ${middle}`).join("")} />
    {tracks.flatMap((y, row) =>
      range(row % 2 === 0 ? 16 : 36, 176, 40).map((x) => <SyntheticRecord key={`${x} ${y}`} x={x} y={y} />),
    )}
  </Scene>,
  <Scene key={4} viewBox={viewBox}>
    <Line kind="grid" d={tiesToNearest(others, [...others, ...chain], 2)} />
    <path d={squares(others, 6)} className="fill-surface stroke-violet" />
    {others
      .filter((_, index) => index % 3 === 0)
      .map((point) => (
        <Mark key={point.x} {...point} kind="market" />
      ))}
    <Line kind="teal" d={polyline([{ x: 0, y: middle }, ...chain, { x: 240, y: middle }])} />
    <Dots points={chain} r={6} />
  </Scene>,
  <Scene key={5} viewBox={viewBox}>
    <path
      d={[tracks[0], tracks[2]].map((y) => `M0 ${y}H48m-5-5l10 10m0-10l-10 10`).join("")}
      className="stroke-ink-3"
    />
    <Gate x={84} y={middle} height={136} />
    <Line kind="teal" d={`M0 ${middle}H160`} />
    <Focus x={160} y={middle} />
  </Scene>,
];
