import type { ReactNode } from "react";
import { Boundary, Decision, lattice, Signs } from "../../components/drawings/signs";
import { ItemTitle } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { enterpriseCapabilities } from "../../content/pages/platform";

const { id, title, items, ofConsortium, provider } = enterpriseCapabilities;
type CapabilityCopy = (typeof items | typeof ofConsortium)[number];

/** Each capability with its sign. The consortium's capabilities are last, beyond the boundary. */
export function Capabilities() {
  return (
    <Section id={id} spaceBelow="none" title={title}>
      <div className="mt-8 grid md:grid-cols-3 md:gap-x-8">
        <ul className="contents *:border-t *:border-control">
          {items.map((item) => (
            <Capability key={item.title} {...item} />
          ))}
        </ul>
        <div
          data-ground="pale-violet"
          className="-mx-bleed border-dashed border-violet-line px-bleed pb-8 max-md:border-t-3 md:col-span-2 md:-ml-8 md:border-l-3 md:pl-8"
        >
          <ul className="grid md:grid-cols-2 md:gap-x-8">
            {ofConsortium.map((item) => (
              <Capability key={item.title} {...item} />
            ))}
          </ul>
          <p className="text-body font-semibold text-violet-text">{provider}</p>
        </div>
      </div>
    </Section>
  );
}

function Capability({ picture, title, question, text }: CapabilityCopy) {
  return (
    <li className="space-y-4 pt-6 pb-8 md:pb-12">
      <svg
        viewBox="0 0 380 110"
        aria-hidden="true"
        fill="none"
        strokeWidth={2}
        className="w-11/12 drawing-colors"
      >
        {pictures[picture]}
      </svg>
      <div>
        <ItemTitle title={title} />
        <p className="mt-3 measure-44 text-body text-pretty text-ink-2">
          <strong className="font-semibold text-ink">{question}</strong> {text}
        </p>
      </div>
    </li>
  );
}

const prices = [72, 58, 66, 50, 60, 44, 54].map((y, index) => ({ x: 24 + 44 * index, y }));
const months = lattice(18, { columns: 6, pitch: 46, left: 95, top: -14 });
const checked = lattice(4, { columns: 4, pitch: 74, left: 23, top: 19 });
const people = lattice(15, { columns: 5, pitch: 36, left: -6 });
const records = lattice(9, { columns: 3, pitch: 36, left: 216 });
const entries = lattice(8, { columns: 8, pitch: 46, left: -11, top: 33 });

const pictures: Readonly<Record<CapabilityCopy["picture"], ReactNode>> = {
  // Prices between their limits, with one decision.
  pricing: (
    <>
      <path d="M0 20C130 20 250 8 380 4M0 104C130 104 250 92 380 88" className="stroke-teal-line" />
      <Signs kind="dot" size={16} points={prices} scaled />
      <Decision x={342} y={46} r={19} />
    </>
  ),
  // Three paths from today. Their months are still empty.
  scenarios: (
    <>
      <path
        d="M18 101H372M18 101C60 101 50 9 100 9H372M18 101C70 101 60 55 110 55H372"
        className="stroke-teal-line"
      />
      <Signs kind="ring" size={18} points={months} scaled />
      <Signs kind="dot" size={24} points={[{ x: 18, y: 101 }]} scaled />
    </>
  ),
  graph: (
    <>
      <path
        d="M12 60L78 16L170 50L98 92ZM170 50L238 98L322 62L254 14ZM322 62L368 24L254 14M98 92L238 98"
        className="stroke-control"
      />
      <path
        d="M12 60h.01M78 16h.01M98 92h.01M170 50h.01M238 98h.01M254 14h.01M322 62h.01M368 24h.01"
        strokeWidth={20}
        strokeLinecap="round"
        className="stroke-teal-line"
      />
    </>
  ),
  // Four checks, and then an open decision.
  validation: (
    <>
      <path d="M0 56H335" strokeWidth={4} className="stroke-teal-line" />
      <path d="M60 6V106M134 6V106M208 6V106M282 6V106" className="stroke-teal-line" />
      <Signs kind="dot" size={18} points={checked} scaled />
      <Decision open x={354} y={56} r={19} />
    </>
  ),
  // People on one side of the boundary, synthetic records on the other.
  synthetic: (
    <>
      <Boundary x1={196} x2={196} y2={110} width={3} />
      <Signs kind="dot" color="violet" size={20} points={people} scaled />
      <Signs kind="square" size={20} points={records} scaled />
    </>
  ),
  // A sequence of entries.
  auditTrail: (
    <>
      <path
        d="M12 56H368M12 78v14M58 78v14M104 78v14M150 78v14M196 78v14M242 78v14M288 78v14M334 78v14"
        className="stroke-violet-line"
      />
      <Signs kind="dot" color="violet" size={24} points={entries} scaled />
    </>
  ),
};
