import { drawingColors } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Boundary, Checks, Decision, lattice, Signs } from "../../components/drawings/signs";
import { ItemTitle } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { enterpriseCapabilities } from "../../content/pages/platform";

/** One for each capability. */
const pictures = [
  <Price key="price" />,
  <Scenarios key="scenarios" />,
  <Graph key="graph" />,
  <Validation key="validation" />,
  <Synthetic key="synthetic" />,
  <Trail key="trail" />,
];

/** Six in two rows, each with its sign; the last two, which the consortium provides, beyond the boundary. */
export function Capabilities() {
  const { id, title, items, provider } = enterpriseCapabilities;
  const numbered = items.map((item, index) => ({ ...item, index }));
  const [ours, consortium] = [numbered.slice(0, 4), numbered.slice(4)];
  return (
    <Section id={id} space="none">
      <h2 className="pt-section font-heading text-h2 font-semibold text-balance text-ink">{title}</h2>
      <div className="mt-10 grid md:grid-cols-3 md:gap-x-8">
        <ul className="contents">
          {ours.map((item) => (
            <li key={item.title} className="border-t border-control pt-6 pb-10">
              <Capability {...item} />
            </li>
          ))}
        </ul>
        <div
          data-ground="pale-violet"
          className="-mx-(--bleed) border-violet-line px-(--bleed) pt-6 pb-8 max-md:border-t-3 max-md:border-dashed md:col-span-2 md:-ml-[calc(1.75rem+3px)] md:border-l-3 md:border-dashed md:pl-7"
        >
          <ul className="grid gap-y-10 md:grid-cols-2 md:gap-x-8">
            {consortium.map((item) => (
              <li key={item.title}>
                <Capability {...item} />
              </li>
            ))}
          </ul>
          <p className="mt-7 text-body font-semibold text-violet-text">{provider}</p>
        </div>
      </div>
    </Section>
  );
}

function Capability({
  index,
  title,
  text,
}: {
  readonly index: number;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <>
      <div aria-hidden="true" className={`mb-6 max-w-95 ${drawingColors}`}>
        <svg viewBox="0 0 380 110" fill="none" strokeWidth={1.5} className="w-full overflow-visible">
          {pictures[index]}
        </svg>
      </div>
      <ItemTitle title={title} />
      <p className="mt-2 max-w-[22em] text-body text-balance text-ink-2">{text}</p>
    </>
  );
}

/** Prices inside their limits, and the one that is decided. */
function Price() {
  const prices = [72, 58, 66, 50, 60, 44, 54].map((y, index) => ({ x: 24 + 44 * index, y }));
  return (
    <>
      <path
        d="M0 20C130 20 250 8 380 4M0 104C130 104 250 92 380 88"
        strokeWidth={2}
        className="stroke-teal-line"
      />
      <Signs kind="dot" size={16} points={prices} scaled />
      <Decision x={342} y={46} r={19} />
    </>
  );
}

/** Three ways from today, whose months are still empty. */
function Scenarios() {
  const levels = [16, 54, 92];
  const months = range(0, 5).flatMap((month) => levels.map((y) => ({ x: 116 + 50 * month, y })));
  return (
    <>
      <path
        d="M18 92H368M18 92C60 92 50 16 100 16H368M18 92C70 92 60 54 110 54H368"
        strokeWidth={2}
        className="stroke-teal-line"
      />
      <Signs kind="ring" size={18} edge={2.5} points={months} scaled />
      <Signs kind="dot" size={24} points={[{ x: 18, y: 92 }]} scaled />
    </>
  );
}

function Graph() {
  return (
    <>
      <path
        d="M12 60L78 16L170 50L98 92ZM170 50L238 98L322 62L254 14ZM322 62L368 24L254 14M98 92L238 98"
        className="stroke-control"
      />
      <Signs
        kind="dot"
        size={20}
        points={[
          { x: 12, y: 60 },
          { x: 78, y: 16 },
          { x: 98, y: 92 },
          { x: 170, y: 50 },
          { x: 238, y: 98 },
          { x: 254, y: 14 },
          { x: 322, y: 62 },
          { x: 368, y: 24 },
        ]}
        scaled
      />
    </>
  );
}

/** Through four checks to a decision that waits. */
function Validation() {
  const checks = [60, 134, 208, 282];
  return (
    <>
      <path d="M0 56H335" strokeWidth={4} className="stroke-teal-line" />
      <Checks x={60} y={56} pitch={74} length={100} width={2} color="teal" />
      <Signs kind="dot" size={18} points={checks.map((x) => ({ x, y: 56 }))} scaled />
      <Decision open x={354} y={56} r={19} />
    </>
  );
}

/** People on one side of the boundary, synthetic records on the other. */
function Synthetic() {
  return (
    <>
      <Boundary x1={196} x2={196} y2={110} width={3} />
      <Signs
        kind="dot"
        color="violet"
        size={20}
        points={lattice(15, { columns: 5, pitch: 36, left: -6 })}
        scaled
      />
      <Signs kind="square" size={20} points={lattice(9, { columns: 3, pitch: 36, left: 216 })} scaled />
    </>
  );
}

/** One entry after another. */
function Trail() {
  const entries = range(0, 7).map((entry) => ({ x: 12 + 46 * entry, y: 56 }));
  return (
    <>
      <path d="M12 56H368" strokeWidth={3} className="stroke-violet-line" />
      <path
        d={entries.map(({ x }) => `M${x} 78V92`).join("")}
        strokeWidth={2}
        className="stroke-violet-line"
      />
      <Signs kind="dot" color="violet" size={24} points={entries} scaled />
    </>
  );
}
