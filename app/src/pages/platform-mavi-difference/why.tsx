import type { ReactNode } from "react";
import { Note, Paths, Plot } from "../../components/drawings/plot";
import { Boundary, Decision, lattice, Signs } from "../../components/drawings/signs";
import { PicturedItems } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { apartment } from "../../content/examples/apartment";
import { line, why } from "../../content/pages/platform-mavi-difference";

/** One line leads from the price, through its checks and the boundary, back to its sources. */
export function Why() {
  return (
    <Section {...why} ruled>
      <PicturedItems items={why.items} pictures={pictures} />
    </Section>
  );
}

const { records, synthetic } = apartment.tenants;

/** The line continues in the next picture if that picture is beside this one. */
const onward = <path d="M0 42H116" strokeWidth={2} className="stroke-teal-line" />;

const sources = line.sources.map((name, index) => ({ name, x: 22, y: 6 + 24 * index }));

const pictures: Readonly<Record<(typeof why.items)[number]["picture"], ReactNode>> = {
  checks: (
    <Plot height="12rem">
      <Paths>
        {onward}
        <path
          d="M32 24v14m0 8v14M50 24v14m0 8v14M68 24v14m0 8v14M86 24v14m0 8v14"
          strokeWidth={2.5}
          className="stroke-ink"
        />
      </Paths>
      <Decision x={17} y="42%" r={16} />
      <Note x={0} y={22} side="above start" tone="teal" text={line.price} />
      <Note x={32} y={61} side="below start" text={line.checks} />
    </Plot>
  ),
  boundary: (
    <Plot height="12rem">
      <Paths>
        {onward}
        <Boundary x2={100} y1={64} y2={64} />
        <Signs
          kind="square"
          size={12}
          points={lattice(synthetic, {
            columns: synthetic,
            pitch: 100 / synthetic,
            top: 42 - 50 / synthetic,
          })}
        />
        <Signs
          kind="dot"
          size={11}
          color="violet"
          points={lattice(records, { columns: records, pitch: 100 / records, top: 77 - 50 / records })}
        />
      </Paths>
      <Note x={0} y={37} side="above start" text={line.synthetic} />
      <Note x={0} y={79} side="below start" text={line.records} />
    </Plot>
  ),
  // The last source is synthetic.
  sources: (
    <Plot height="12rem">
      <Paths>
        <path
          d="M0 42H5L16 6H22M5 42L16 30H22M5 42L16 54H22M5 42L16 78H22"
          strokeWidth={2}
          strokeLinejoin="round"
          className="stroke-teal-line"
        />
        <Signs kind="dot" size={14} points={sources.slice(0, -1)} />
        <Signs kind="square" size={13} points={sources.slice(-1)} />
      </Paths>
      {sources.map(({ name, x, y }) => (
        <Note key={name} x={x + 2} y={y} tone="ink" text={name} />
      ))}
    </Plot>
  ),
};
