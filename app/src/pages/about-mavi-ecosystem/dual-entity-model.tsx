import type { ReactNode } from "react";
import { Plot } from "../../components/drawings/plot";
import { Grid, lattice, Signs } from "../../components/drawings/signs";
import { ItemWords } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { boundary } from "../../content/examples/boundary";
import { dualEntityModel } from "../../content/pages/about-mavi-ecosystem";
import type { Tone } from "../../content/types";

const { consortium, corporation } = dualEntityModel;

/** The two organizations and the boundary: what stops there, what crosses it, and what each organization does. */
export function DualEntityModel() {
  return (
    <Section {...dualEntityModel} ground="ink" spaceAbove="tight" spaceBelow="none">
      <div className="relative mt-12 pb-section-tight drawing-colors">
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-1/2 -ml-px border-l-2 border-dashed border-violet-line max-lg:hidden"
        />
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <Side {...consortium} tone="violet">
            <Grid
              kind="dot"
              color="violet"
              count={boundary.records}
              columns={boundary.row.records}
              size={size}
            />
          </Side>
          <div
            aria-hidden="true"
            className="my-2 border-t-2 border-dashed border-violet-line lg:hidden -mx-bleed"
          />
          <Side {...corporation} tone="teal">
            <ul className="grid gap-y-3 lg:gap-y-0">
              {corporation.found.map((insight) => (
                <li key={insight} className={`items-center ${crossing}`}>
                  <SyntheticRecords />
                  <p className="heading text-body lg:text-lead">{insight}</p>
                </li>
              ))}
            </ul>
          </Side>
        </div>
      </div>
    </Section>
  );
}

/** Two columns: the synthetic records with their leader line, and the insight. */
const crossing = "grid grid-cols-[46.667%_1fr] gap-x-4";

function Side({
  title,
  href,
  text,
  counts,
  rows,
  tone,
  children,
}: (typeof consortium | typeof corporation) & { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <div data-tone={tone} className="row-span-6 grid grid-rows-subgrid">
      <div className={crossing}>
        {counts.map(({ sign, count, of }) => (
          <p key={of} className="text-label text-ink-2">
            <strong className="block heading text-numeral wrap-normal text-(--accent)">{count}</strong>{" "}
            <span className="mt-2 block text-pretty">
              <span
                aria-hidden="true"
                className={`mr-2 inline-block border-6 border-(--accent) ${sign === "dot" ? "rounded-pill" : ""}`}
              />
              {of}
            </span>
          </p>
        ))}
      </div>
      {children}
      <div>
        <ItemWords title={title} href={href} text={text} />
      </div>
      {rows.map(({ label, text: answer }) => (
        <p key={label} className="border-t border-hairline pt-3 text-body text-ink">
          <span className="block text-label text-ink-3">{label}</span> {answer}
        </p>
      ))}
    </div>
  );
}

const size = 0.74;
const { synthetic } = boundary.row;

/** The five rows of records behind one insight. A bracket and a leader line join them to the insight's dot. */
function SyntheticRecords() {
  return (
    <Plot viewBox="0 0 14 5">
      <Signs
        kind="square"
        size={size}
        scaled
        points={lattice(synthetic * 5, { columns: synthetic, pitch: 1 })}
      />
      <path d="M10.2.13h.3V4.87h-.3M10.5 2.5H13" className="stroke-teal-line" />
      <circle cx={13.2} cy={2.5} r={0.55} className="fill-teal-line" />
    </Plot>
  );
}
