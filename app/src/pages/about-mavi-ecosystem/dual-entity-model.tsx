import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { lattice, Signs } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { fullBleed, Section, SectionHeading } from "../../components/sections/section";
import { TitleLines } from "../../components/text/lines";
import { boundary } from "../../content/examples/boundary";
import { dualEntityModel } from "../../content/pages/about-mavi-ecosystem";

const { id, title, example, picture, table } = dualEntityModel;

/** The two organizations: what stops at the boundary between them, what crosses it, and what each of them does. */
export function DualEntityModel() {
  return (
    <Section id={id} ground="ink" space="none">
      <div className="pt-section-tight">
        <SectionHeading title={<TitleLines title={title} />} example={example} />
      </div>
      <div className="relative pt-10 pb-section-tight">
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-1/2 -ml-px border-l-2 border-dashed border-violet-line max-lg:hidden"
        />
        <Drawing>
          <Picture />
        </Drawing>
        <div className={`border-t border-hairline max-lg:hidden ${fullBleed}`} />
        <div className="grid gap-y-8 pt-8 pb-6 max-lg:pt-10 lg:grid-cols-2">
          {sides.map((side) => (
            <Organization key={side} side={side} />
          ))}
        </div>
        <Comparison />
      </div>
    </Section>
  );
}

/** In a square around each sign, which is as large as the column is wide. */
const columns = boundary.row.records;
/** Rows of synthetic records behind each insight. */
const rowsBehind = boundary.rows / picture.found.length;
const size = 0.74;

/**
 * Records on the consortium's side, one dot each; on the corporation's, synthetic records and what was found in them.
 * On a phone, the boundary lies between the two.
 */
function Picture() {
  return (
    <div className="grid lg:grid-cols-2 lg:grid-rows-[auto_auto]">
      <div className="grid gap-y-6 lg:row-span-2 lg:grid-rows-subgrid lg:pr-8 lg:pb-8">
        <Count text={picture.records.text} color="text-violet-text">
          {picture.records.count}
        </Count>
        <svg viewBox={`0 0 ${columns} ${boundary.rows}`} aria-hidden="true" className="w-full">
          <Signs
            kind="dot"
            color="violet"
            size={size}
            scaled
            points={lattice(boundary.records, { columns, pitch: 1 })}
          />
        </svg>
      </div>
      <div
        aria-hidden="true"
        className={`my-8 border-t-2 border-dashed border-violet-line lg:hidden ${fullBleed}`}
      />
      <div className="grid gap-y-6 lg:row-span-2 lg:grid-rows-subgrid lg:pb-8 lg:pl-8">
        <div className={crossing}>
          <Count text={picture.synthetic.text} color="text-teal-text">
            {picture.synthetic.count}
          </Count>
          <Count text={picture.insights.text} color="text-teal-text">
            {picture.found.length}
          </Count>
        </div>
        <ul className="grid max-lg:gap-y-2.5">
          {picture.found.map((insight) => (
            <li key={insight} className={`items-center ${crossing}`}>
              <SyntheticRecords />
              <p className="lg:py-2 font-heading text-[1.0625rem] leading-[1.15] font-semibold text-balance text-ink lg:text-[1.375rem]">
                {insight}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The synthetic records, with what leads out of them, and what was found. */
const crossing = "grid grid-cols-[46.667%_1fr] gap-x-4";

function Count({
  text,
  color,
  children,
}: {
  readonly text: string;
  readonly color: string;
  readonly children: ReactNode;
}) {
  return (
    <p>
      <strong className={`-ml-[0.02em] block font-heading text-numeral font-semibold ${color}`}>
        {children}
      </strong>{" "}
      <span className="mt-2 block max-w-[11.5rem] text-pretty">{text}</span>
    </p>
  );
}

/** The records behind one insight, which a bracket and a leader join to its dot. In units of a record's square. */
function SyntheticRecords() {
  const across = boundary.row.synthetic;
  const middle = rowsBehind / 2;
  const [from, to] = [0.13, rowsBehind - 0.13];
  return (
    <svg
      viewBox={`0 0 14 ${rowsBehind}`}
      aria-hidden="true"
      fill="none"
      className="w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
    >
      <Signs
        kind="square"
        size={size}
        scaled
        points={lattice(across * rowsBehind, { columns: across, pitch: 1 })}
      />
      <path
        d={`M${across + 0.2} ${from}h.3V${to}h-.3m.3 ${from - middle}H13`}
        strokeWidth={1.5}
        className="stroke-teal-line"
      />
      <circle cx={13.2} cy={middle} r={0.55} className="fill-teal-line" />
    </svg>
  );
}

function Organization({ side }: { readonly side: (typeof sides)[number] }) {
  return (
    <div
      className={
        side === "consortium"
          ? "lg:pr-8 [--accent:var(--violet-text)]"
          : `[--accent:var(--teal-text)] ${placements[side]}`
      }
    >
      <ItemTitle {...dualEntityModel[side]} />
      <ItemText {...dualEntityModel[side]} />
    </div>
  );
}

/**
 * The two side by side; one below the other where a word is wider than half a phone. The roles are explicit for Safari,
 * which drops those of a table with its `display`.
 */
function Comparison() {
  return (
    <div className="@container">
      <table role="table" className="block text-left text-body">
        <caption className="block py-4 text-left font-semibold text-ink">{table.title}</caption>
        <thead role="rowgroup" className="block @max-sm:sr-only lg:sr-only">
          <tr role="row" className={row}>
            <td role="cell" className="max-lg:hidden" />
            {sides.map((side) => (
              <th key={side} role="columnheader" scope="col" className={`pb-2 font-semibold ${colors[side]}`}>
                {dualEntityModel[side].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {table.rows.map(({ label, ...cells }) => (
            <tr key={label} role="row" className={`${row} border-t border-hairline py-3`}>
              <th
                role="rowheader"
                scope="row"
                className="font-regular text-ink-3 max-lg:text-label @sm:max-lg:col-span-2"
              >
                {label}
              </th>
              {sides.map((side) => (
                <td key={side} role="cell" className={`text-ink @max-sm:pt-2 lg:pr-4 ${placements[side]}`}>
                  <span
                    aria-hidden="true"
                    className={`block text-label font-semibold @sm:hidden ${colors[side]}`}
                  >
                    {dualEntityModel[side].title}
                  </span>
                  {cells[side]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sides = ["corporation", "consortium"] as const;
/** The class of a side: on a laptop, each stands below its half of the picture. */
const placements = { corporation: "lg:order-last lg:pl-8", consortium: "" } as const;
const colors = { consortium: "text-violet-text", corporation: "text-teal-text" } as const;
const row = "grid gap-x-3 @sm:max-lg:grid-cols-2 lg:grid-cols-[17%_33%_50%] lg:gap-x-0";
