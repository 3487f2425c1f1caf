import { Scene } from "./drawing";
import { HatchedArea } from "./hatch";
import { box, range } from "./geometry";
import { ArrowHead, dashes, Dot, Line, SyntheticRecord } from "./primitives";

const viewBox = "0 0 240 150";

const tracks = [28, 75, 122] as const;

/** A record: the fields that its owner gives. */
function Fields({ width }: { readonly width: number }) {
  return (
    <>
      <path d={box(0, 4, width, 142)} className="fill-surface stroke-violet" />
      {range(0, 2).map((row) => {
        const y = 22 + 26 * row;
        return (
          <g key={row} className="stroke-violet">
            <path d={box(14, y - 6, 12, 12)} className="fill-violet" />
            <path d={`M38 ${y}H${38 + (width - 54) * (1 - 0.18 * row)}`} strokeWidth={8} />
          </g>
        );
      })}
    </>
  );
}

/** Four steps of a contribution: a question, a consent, what leaves in place of the record, and the choice. */
export const contributionPictures = [
  <Scene key={1} viewBox={viewBox}>
    <HatchedArea
      d={[48, 76, 60, 100].map((height, index) => box(8 + 38 * index, 140 - height, 24, height)).join("")}
      weight="heavy"
      outline="solid"
    />
    <path d={box(160, 20, 24, 120)} strokeDasharray={dashes} className="stroke-ink" />
    <Line kind="axis" d="M0 140H196" />
    <path d="M166 74c0-13 12-13 12-3c0 7-6 8-6 16m0 8v3" strokeWidth={2.5} className="stroke-ink" />
  </Scene>,
  <Scene key={2} viewBox={viewBox}>
    <Fields width={192} />
    <circle cx={96} cy={117} r={18} className="fill-violet" />
    <path d="M87 117l7 8l12-15" strokeWidth={3} className="stroke-surface" />
  </Scene>,
  <Scene key={3} viewBox={viewBox}>
    <Fields width={104} />
    <HatchedArea d={box(124, 0, 16, 150)} weight="heavy" outline="solid" />
    <Line kind="violet" d={tracks.map((y) => `M140 ${y}H240`).join("")} />
    {tracks.flatMap((y, row) =>
      range(row === 1 ? 180 : 164, 240, 36).map((x) => <SyntheticRecord key={`${x} ${y}`} x={x} y={y} />),
    )}
  </Scene>,
  <Scene key={4} viewBox={viewBox}>
    <Line kind="violet" d={`M0 75H40V${tracks[0]}H190`} />
    <ArrowHead x={192} y={tracks[0]} color="violet" />
    <path d={`M40 75V${tracks[2]}H168`} className="stroke-ink-3" />
    <path d={`M168 ${tracks[2] - 16}v32`} strokeWidth={3} className="stroke-ink" />
    <Dot x={40} y={75} r={7} color="violet" />
  </Scene>,
];
