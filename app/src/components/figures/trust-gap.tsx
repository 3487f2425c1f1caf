import { texts } from "../../content/shared/figures/trust-gap";
import { Composition, Picture } from "./picture";
import { ArrowHead, dashes, Dot, Label } from "./primitives";

const { labels } = texts;

/**
 * How far each side goes: people share some of their data, teams use some of the results. What the two
 * leave out between them is the gap; where they meet, a result can be used.
 */
export function TrustGap() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={264}>
        <Rows width={320} pitch={20} />
      </Composition>
      <Composition span="medium-and-up" height={296}>
        <Rows width={600} pitch={24} />
      </Composition>
    </Picture>
  );
}

/** How far each side reaches in a row, as shares of the width. The row that sums to one meets. */
const reaches = [
  [0.3, 0.36],
  [0.38, 0.3],
  [0.22, 0.28],
  [0.34, 0.38],
  [0.56, 0.44],
  [0.26, 0.32],
  [0.36, 0.24],
  [0.2, 0.34],
  [0.3, 0.26],
] as const;

function Rows({ width, pitch }: { readonly width: number; readonly pitch: number }) {
  const top = 56;
  const end = top + pitch * (reaches.length - 1);
  const gapStart = width * 0.38 + 8;
  const gapEnd = width * (1 - 0.38) - 8;
  return (
    <>
      <Label x={0} y={16} lines={labels.people} colour="violet" />
      <Label x={width} y={16} anchor="end" lines={labels.teams} />
      <path d={`M0 32H${width}M0 28v9M${width} 28v9`} strokeWidth={1} className="stroke-control" />
      {reaches.map(([people, teams], row) => {
        const y = top + row * pitch;
        const meets = people + teams === 1;
        const from = width * people;
        const to = width * (1 - teams);
        return meets ? (
          <g key={y}>
            <path d={`M0 ${y}H${width}`} strokeWidth={3} className="stroke-teal" />
            <Dot x={from} y={y} r={6} />
          </g>
        ) : (
          <g key={y}>
            <path d={`M0 ${y}H${from - 4}`} strokeDasharray={dashes} className="stroke-violet" />
            <Dot x={from} y={y} colour="violet" />
            <path d={`M${to} ${y}H${width}M${to} ${y - 5}v10`} className="stroke-ink-3" />
          </g>
        );
      })}
      <path d={`M${gapStart} ${end + 24}H${gapEnd}`} strokeWidth={1} className="stroke-ink-3" />
      <ArrowHead x={gapStart} y={end + 24} towards="left" />
      <ArrowHead x={gapEnd} y={end + 24} towards="right" />
      <Label x={width / 2} y={end + 44} anchor="middle" lines={labels.gap} colour="ink" weight="strong" />
    </>
  );
}
