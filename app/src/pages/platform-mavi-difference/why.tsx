import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Note, Paths, Plot } from "../../components/drawings/plot";
import { Boundary, Checks, Decision, Signs } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { apartment } from "../../content/examples/apartment";
import { why } from "../../content/pages/platform-mavi-difference";

const { line } = why;
const { records, synthetic } = apartment.tenants;

/** The height of the line, in percent of the pictures'. */
const level = 42;

/** One for each item. */
const pictures = [<Price key="price" />, <Records key="records" />, <Sources key="sources" />];

const descriptions = [
  `${line.price}: ${line.checks}.`,
  `${line.synthetic}, ${line.records}.`,
  `${line.sources.join(", ")}.`,
];

/** One line from the price back to its sources, through what makes it hold. */
export function Why() {
  return (
    <Section id={why.id} space="none" ruled>
      <h2 className="pt-section-tight font-heading text-h2 font-semibold text-balance text-ink">
        {why.title}
      </h2>
      <ul className="grid gap-x-12 gap-y-12 pt-12 pb-section lg:grid-cols-3">
        {why.items.map((item, index) => (
          <li key={item.title} id={"id" in item ? item.id : undefined}>
            <div>
              <Drawing description={descriptions[index] ?? ""}>
                <Plot className={`lg:h-56 ${heights[index]}`}>{pictures[index]}</Plot>
              </Drawing>
            </div>
            <div className="mt-5">
              <ItemTitle {...item} />
              <ItemText {...item} className="measure-44" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where the pictures stand one below the other. */
const heights = ["h-36", "h-46", "h-44"] as const;

/** It goes on in the next picture where that stands beside it. */
function Line({ from = "0%" }: { readonly from?: string }) {
  return (
    <line
      x1={from}
      x2="116%"
      y1={`${level}%`}
      y2={`${level}%`}
      strokeWidth={2}
      className="stroke-teal-line"
    />
  );
}

function Price() {
  const checks = 32;
  return (
    <>
      <Line from="17" />
      <Paths>
        <Checks x={checks} y={level} pitch={18} length={36} gap={8} width={2.5} />
      </Paths>
      <Decision x={17} y={`${level}%`} r={16} />
      <Note x={0} y={level - 20} side="above start" tone="teal" strong text={line.price} />
      <Note x={checks} y={level + 19} side="below start" text={line.checks} />
    </>
  );
}

function Records() {
  const row = (count: number, y: number) =>
    range(0, count - 1).map((index) => ({ x: (100 * (index + 0.5)) / count, y }));
  const boundary = level + 22;
  const below = boundary + 13;
  return (
    <>
      <Line />
      <Paths>
        <Boundary x2={100} y1={boundary} y2={boundary} />
        <Signs kind="square" size={12} points={row(synthetic, level)} />
        <Signs kind="dot" size={11} color="violet" points={row(records, below)} />
      </Paths>
      <Note x={0} y={level - 5} side="above start" text={line.synthetic} />
      <Note x={0} y={below + 4} side="below start" text={line.records} />
    </>
  );
}

/** The last of the sources is synthetic. */
function Sources() {
  const [fork, bend, end] = [5, 16, 22];
  const sources = line.sources.map((name, index) => ({ name, x: end, y: level + 24 * (index - 1.5) }));
  return (
    <>
      <Paths>
        <path d={`M0 ${level}H${fork}`} strokeWidth={2} className="stroke-teal-line" />
        <path
          d={sources.map(({ x, y }) => `M${fork} ${level}L${bend} ${y}H${x}`).join("")}
          strokeWidth={2}
          strokeLinejoin="round"
          className="stroke-teal-line"
        />
        <Signs kind="dot" size={14} points={sources.slice(0, -1)} />
        <Signs kind="square" size={13} points={sources.slice(-1)} />
      </Paths>
      {sources.map(({ name, x, y }) => (
        <Note key={name} x={x + 2} y={y} side="beside right" tone="ink" text={name} />
      ))}
    </>
  );
}
