import { texts } from "../../content/shared/drawings/reward-result";
import { offer, resultOf } from "../../content/shared/renewal-offer";
import { range } from "./range";
import { HatchedArea } from "./hatch";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { Focus, Label, Line } from "./primitives";

const { labels } = texts;

/** What the offer of a reward brings or costs, by how many of 100 tenants renew because of it. */
export function RewardResult() {
  return (
    <ComposedDrawing texts={texts} heights={{ narrow: 368, medium: 384, wide: 416 }} composition={Bars} />
  );
}

function Bars({ size, width }: CompositionProps) {
  /** The largest number of additional renewals. */
  const most = size === "narrow" ? 14 : 16;
  const height = { narrow: 264, medium: 280, wide: 312 }[size];
  /** Bars whose result is written, beside that of the example. */
  const marked = size === "wide" ? [0, 4, 6, 7, 12, 16] : [0, most];
  const top = 56;
  const scale = height / (resultOf(most) - resultOf(0));
  const zero = top + resultOf(most) * scale;
  const pitch = width / (most + 1);
  const x = (count: number) => count * pitch;
  const y = (count: number) => zero - resultOf(count) * scale;
  const counts = range(0, most, 1);
  const bar = (count: number) => `M${x(count) + pitch * 0.14} ${zero}V${y(count)}h${pitch * 0.72}V${zero}`;
  const middle = x(offer.additional) + pitch / 2;
  return (
    <>
      <Label x={0} y={16} lines={labels.head} color="ink" weight="strong" />
      <HatchedArea
        d={counts
          .filter((count) => resultOf(count) < 0)
          .map(bar)
          .join("")}
        weight="heavy"
        outline="dashed"
      />
      {counts
        .filter((count) => resultOf(count) >= 0)
        .map((count) => (
          <path
            key={count}
            d={`${bar(count)}Z`}
            className={count === offer.additional ? "fill-teal stroke-teal" : "fill-teal-tint stroke-teal"}
          />
        ))}
      <Line kind="ink" d={`M0 ${zero}H${width}`} />
      {marked.map((count) => (
        <Label
          key={count}
          x={count === 0 ? 0 : count === most ? width : x(count) + pitch / 2}
          y={resultOf(count) < 0 ? y(count) + 20 : y(count) - 10}
          anchor={count === 0 ? "start" : count === most ? "end" : "middle"}
          lines={labels.result(resultOf(count))}
          color={resultOf(count) < 0 ? "violet" : "teal"}
        />
      ))}
      <Line kind="leader" d={`M${middle} ${y(offer.additional)}V${y(offer.additional) - 56}`} />
      <Label x={middle - 12} y={y(offer.additional) - 62} anchor="end" lines={labels.example} />
      <Label
        x={middle - 12}
        y={y(offer.additional) - 36}
        anchor="end"
        lines={labels.result(resultOf(offer.additional))}
        color="teal"
        weight="large"
      />
      <Focus x={middle} y={y(offer.additional)} />
      {range(0, most, size === "narrow" ? 2 : 1).map((count) => (
        <Label
          key={count}
          x={x(count) + pitch / 2}
          y={resultOf(count) < 0 ? zero - 8 : zero + 18}
          anchor="middle"
          lines={labels.count(count)}
          color="faint"
        />
      ))}
      <Label x={width} y={zero + 40} anchor="end" lines={labels.axis} color="faint" />
    </>
  );
}
