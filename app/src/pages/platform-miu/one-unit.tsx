import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";
import { Note } from "../../components/drawings/plot";
import { lattice, Signs } from "../../components/drawings/signs";
import { ExampleLabel, Section } from "../../components/sections/section";
import { breakEven, offer, rewards, saved, savings } from "../../content/examples/renewal";
import { most as mostShown, oneUnit } from "../../content/pages/platform-miu";
import { labels } from "../../content/shared/site";

const { bars } = oneUnit;

/** Savings beside rewards, for each number of additional renewals. Where there is room, the hero's receipt hangs into it. */
export function OneUnit() {
  return (
    <Section id={oneUnit.id} ground="ink" space="none">
      <div className="pt-28 pb-section-tight lg:pt-section-tight">
        <div className="lg:min-h-50 lg:w-6/12">
          <h2 className="font-heading text-h1 font-semibold text-balance text-ink">{oneUnit.title}</h2>
        </div>
        <Drawing description={bars.description}>
          <Key />
          <Bars numbers={range(1, mostShown)} width={1280} dot={13} gap={5} className="@max-[680px]:hidden">
            <Sums />
          </Bars>
          <div className="@min-[680px]:hidden">
            <Bars numbers={[1, breakEven - 1, breakEven, mostShown]} width={350} dot={10} gap={4} />
          </div>
          <dl className="mt-6 grid @min-[68rem]:hidden grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2">
            {bars.sums.map(({ additional, savings: saving, rewards: reward }) => (
              <div key={additional} className="contents">
                <dt className="font-semibold text-ink">{additional}</dt>
                <dd className="flex flex-wrap gap-x-5">
                  <span>
                    <span className="font-semibold text-teal-text">{saving}</span> {bars.names.savings}
                  </span>
                  <span>
                    <span className="font-semibold text-violet-text">{reward}</span> {bars.names.rewards}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </Drawing>
        <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3">
          <p className="measure-88 text-body text-pretty text-ink-2">{oneUnit.text}</p>
          <ExampleLabel text={labels.example} />
        </div>
      </div>
    </Section>
  );
}

function Key() {
  return (
    <ul className="mt-6 mb-9 text-body">
      <li className="flex items-baseline gap-4">
        <svg viewBox="0 0 16 26" aria-hidden="true" className="h-6.5 w-4 shrink-0 self-center">
          <path d={box(2, 0, 12, 26)} className="fill-teal-line" />
        </svg>
        {bars.savings}
      </li>
      <li className="mt-1.5 flex items-baseline gap-4">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0 self-center">
          <circle cx={8} cy={8} r={8} className="fill-violet-line" />
        </svg>
        {bars.rewards}
      </li>
    </ul>
  );
}

/** Dots in a row of rewards. */
const row = 2;

/** Room above the highest bar and below the axis, in units of the picture. */
const head = 50;
const foot = 12;

/** Groups of two columns of equal width on one scale of dollars: `dot` is the distance of dots, each the units of one. */
function layoutOf(numbers: readonly number[], width: number, dot: number, gap: number) {
  const column = row * dot;
  const group = 2 * column + gap;
  const pitch = (width - group) / (numbers.length - 1);
  const height = (amount: number) => (amount / (row * offer.units)) * dot;
  const ground = head + height(savings(Math.max(...numbers)));
  return { column, group, height, ground, left: (index: number) => index * pitch, total: ground + foot };
}

function Bars({
  numbers,
  width,
  dot,
  gap,
  className = "",
  children,
}: {
  /** Of additional renewals. */
  readonly numbers: readonly number[];
  readonly width: number;
  readonly dot: number;
  readonly gap: number;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const { column, group, height, ground, left, total } = layoutOf(numbers, width, dot, gap);
  const block = height(saved);
  const first = numbers.indexOf(breakEven);
  const divide = (left(first - 1) + group + left(first)) / 2;
  const percent = (x: number) => (100 * x) / width;
  return (
    <div className={className}>
      <div className="relative">
        <svg viewBox={`0 0 ${width} ${total}`} aria-hidden="true" className="w-full overflow-visible">
          {numbers.map((number, index) => (
            <g key={number} className={number < breakEven ? "opacity-60" : ""}>
              <g transform={`translate(${left(index)} ${ground}) scale(1 -1)`}>
                <Signs
                  kind="dot"
                  color="violet"
                  size={0.8 * dot}
                  points={lattice(rewards(number) / offer.units, { columns: row, pitch: dot })}
                  scaled
                />
              </g>
              <path
                d={range(1, number)
                  .map((count) =>
                    box(left(index) + column + gap, ground - count * block + 1.5, column, block - 3),
                  )
                  .join("")}
                className="fill-teal-line"
              />
            </g>
          ))}
          <path
            d={`M0 ${ground + 0.5}H${width}`}
            className="stroke-control [vector-effect:non-scaling-stroke]"
          />
          <path
            d={`M${divide} ${ground - height(savings(breakEven + 3))}V${total}`}
            strokeWidth={1.5}
            className="stroke-ink [vector-effect:non-scaling-stroke]"
          />
        </svg>
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          <text
            x={`${percent(divide)}%`}
            y={`${(100 * (ground - height(savings(breakEven + 3)))) / total}%`}
            dx="-.7em"
            dy=".75em"
            textAnchor="end"
            className="fill-ink font-heading text-[max(min(1.125rem,5.4cqw),min(2.2cqw,1.75rem))] font-semibold"
          >
            {bars.equal}
          </text>
          {numbers.map((number, index) => (
            <Note
              key={number}
              x={percent(left(index) + group / 2)}
              y={100}
              side="below middle"
              strong={number === breakEven || number === mostShown}
              tone={number === breakEven || number === mostShown ? "ink" : "plain"}
              text={`${number}`}
            />
          ))}
          {children}
        </svg>
      </div>
      <p className="mt-11">{bars.axis}</p>
    </div>
  );
}

/** What is saved and given at the two numbers that the text names, in the wide picture. */
function Sums() {
  const numbers = range(1, mostShown);
  const { group, column, height, ground, left, total } = layoutOf(numbers, 1280, 13, 5);
  const [even, most] = bars.sums;
  const top = (amount: number) => (100 * (ground - height(amount))) / total;
  const evenAt = (100 * left(breakEven - 1)) / 1280;
  const next = top(savings(breakEven + 1));
  const last = left(mostShown - 1);
  return (
    <g className="@max-[68rem]:hidden">
      <Sum x={evenAt} y={next - 7} tone="teal" value={even.savings} name={bars.names.savings} />
      <Sum x={evenAt} y={next - 2.5} tone="violet" value={even.rewards} name={bars.names.rewards} />
      <text
        x="100%"
        y={`${top(savings(mostShown)) - 2}%`}
        textAnchor="end"
        className="fill-teal-text font-semibold"
      >
        <tspan className="fill-ink-2 font-medium">{bars.names.savings}</tspan>
        <tspan dx=".35em" className={amount}>
          {most.savings}
        </tspan>
      </text>
      <Note
        x={(100 * (last + group - column - 7)) / 1280}
        y={top(rewards(mostShown)) - 2}
        side="above end"
        tone="violet"
        strong
        text={[bars.names.rewards, most.rewards]}
      />
    </g>
  );
}

const amount = "font-heading text-[1.6em] tracking-[-0.02em]";

function Sum({
  x,
  y,
  tone,
  value,
  name,
}: {
  readonly x: number;
  readonly y: number;
  readonly tone: "teal" | "violet";
  readonly value: string;
  readonly name: string;
}) {
  return (
    <text
      x={`${x}%`}
      y={`${y}%`}
      className={`font-semibold ${tone === "teal" ? "fill-teal-text" : "fill-violet-text"}`}
    >
      <tspan className={amount}>{value}</tspan>
      <tspan dx=".5em" className="fill-ink-2 font-medium">
        {name}
      </tspan>
    </text>
  );
}
