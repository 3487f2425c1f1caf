import { texts } from "../../content/shared/figures/guardrails";
import { type Point, polyline, steps } from "./path";
import { Composition, Picture } from "./picture";
import { dashes, Dot, Focus, Label } from "./primitives";

const { labels } = texts;

/** What a model would ask, and what is left of it inside a floor, a ceiling, a pace and an approval. */
export function Guardrails() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={360}>
        <Weeks plan={{ width: 320, height: 320, left: 56, perWeek: 31, perDollar: 1.6 }} />
      </Composition>
      <Composition span="medium-and-up" height={448}>
        <Weeks plan={{ width: 600, height: 408, left: 72, perWeek: 62, perDollar: 2.1 }} />
      </Composition>
    </Picture>
  );
}

interface Plan {
  readonly width: number;
  /** Where the axis of time is. */
  readonly height: number;
  readonly left: number;
  readonly perWeek: number;
  readonly perDollar: number;
}

const floor = 1330;
const ceiling = 1430;

/** Rents week by week that the model would ask without limits. */
const unlimited = [1350, 1374, 1400, 1432, 1458, 1470, 1452, 1418, 1394] as const;

/** Recommended rents from a week on; the fourth waits half a week for its approval. */
const recommended = [
  { week: 0, rent: 1350 },
  { week: 1, rent: 1370 },
  { week: 2, rent: 1390 },
  { week: 3.5, rent: 1410 },
  { week: 4.5, rent: ceiling },
  { week: 7, rent: 1410 },
  { week: 8, rent: 1390 },
] as const;

const approval = { week: 3, rent: 1390 } as const;

function Weeks({ plan: { width, height, left, perWeek, perDollar } }: { readonly plan: Plan }) {
  const roomy = width > 400;
  const x = (week: number) => left + week * perWeek;
  const y = (rent: number) => height - (rent - 1300) * perDollar;
  const at = (week: number, rent: number): Point => ({ x: x(week), y: y(rent) });
  const pending = at(approval.week, approval.rent);
  return (
    <>
      <path
        d={`M${left} 0H${width}V${y(ceiling)}H${left}ZM${left} ${y(floor)}H${width}V${height}H${left}Z`}
        className="fill-sunken"
      />
      <path d={`M${left} ${y(ceiling)}H${width}M${left} ${y(floor)}H${width}`} className="stroke-ink" />
      <path
        d={`M${left} ${height}H${width}${Array.from({ length: 9 }, (_, week) => `M${x(week)} ${height}v-7`).join("")}`}
        strokeWidth={1}
        className="stroke-control"
      />
      {[ceiling, floor].map((rent) => (
        <Label
          key={rent}
          x={0}
          y={y(rent)}
          at="middle"
          lines={labels.price(rent)}
          color="ink"
          weight="strong"
        />
      ))}
      <Label x={left + 12} y={y(ceiling) - 10} lines={labels.ceiling} color="ink" weight="strong" />
      <Label x={left + 12} y={y(floor) + 21} lines={labels.floor} color="ink" weight="strong" />

      <path
        d={polyline(unlimited.map((rent, week) => at(week, rent)))}
        strokeDasharray={dashes}
        className="stroke-violet"
      />
      <Label
        x={x(5)}
        y={y(1470) - 12}
        anchor="middle"
        lines={labels.unlimited}
        color="violet"
        weight="strong"
      />

      <path
        d={`${steps(recommended.map(({ week, rent }) => at(week, rent)))}H${width}`}
        strokeWidth={3}
        className="stroke-teal"
      />
      {recommended.map(({ week, rent }) => (
        <Dot key={week} {...at(week, rent)} />
      ))}
      <path d={`M${pending.x} ${pending.y + 12}v20`} strokeWidth={1} className="stroke-ink-2" />
      <Focus {...pending} />
      <Label x={pending.x - 6} y={pending.y + 48} lines={labels.approval} color="teal" weight="strong" />
      {roomy ? <Label x={x(1) + 12} y={y(1350) - 4} lines={labels.pace} /> : null}

      {[1, 2, 3, 4, 5, 6, 7, 8].map((week) => (
        <Label
          key={week}
          x={x(week)}
          y={height + 20}
          anchor="middle"
          lines={labels.week(week)}
          color="faint"
        />
      ))}
      <Label x={0} y={height + 20} lines={labels.weeks} color="faint" />
      <Label
        x={width - 8}
        y={y(floor) + 21}
        anchor="end"
        lines={labels.example}
        color="violet"
        weight="strong"
      />
    </>
  );
}
