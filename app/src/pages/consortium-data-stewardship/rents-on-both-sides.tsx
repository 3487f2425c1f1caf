import type { ComponentProps } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { Axis, Plot } from "../../components/drawings/plot";
import { rentColumns, stacked } from "../../components/drawings/rent-columns";
import { Signs } from "../../components/drawings/signs";
import { heatingCase } from "../../content/examples/heating-case";
import { rents as texts } from "../../content/pages/consortium-data-stewardship";
import { dollars } from "../../content/shared/numbers";

const { raw, synthetic } = heatingCase;
const all = [...raw.rents, ...synthetic.rents];

/** Scales with five dollars per column of signs, or ten on a phone, where signs would be too small. */
const scales = [
  { window: "max-md:hidden", ...rentColumns(all), ticks: [1150, 1200, 1250, 1300, 1350] },
  { window: "md:hidden", ...rentColumns(all, 10), ticks: [1150, 1250, 1350] },
];

/** Rents of raw records above the boundary and of synthetic records below it, on one axis. */
export function RentsOnBothSides() {
  return (
    <Drawing description={texts.description}>
      <div className="mt-8 grid">
        <Rents {...texts.raw} rents={raw.rents} kind="dot" color="violet" size={0.86} />
        <div className="-mx-bleed my-3 border-t-3 border-dashed border-violet-line" />
        <Rents {...texts.synthetic} rents={synthetic.rents} kind="square" color="teal" size={0.8} />
        {scales.map(({ window, columns, columnOf, ticks }) => (
          <div key={window} className={`mt-2 fit-4.5 ${window}`}>
            <Plot height="3em">
              <Axis y={0} at={(rent) => (100 * columnOf(rent)) / columns} ticks={ticks} label={dollars} />
            </Plot>
          </div>
        ))}
      </div>
    </Drawing>
  );
}

/** The signs are beside their count if the box is wide enough. */
function Rents({
  count,
  what,
  average,
  rents,
  ...signs
}: (typeof texts)["raw" | "synthetic"] &
  Pick<ComponentProps<typeof Signs>, "kind" | "color" | "size"> & { readonly rents: readonly number[] }) {
  return (
    <>
      <div className="ends items-end md:-mb-[7.5%]">
        <p className="text-pretty">
          <span className="block heading text-numeral">{count}</span>{" "}
          <span className="mt-2 block md:measure-16">{what}</span>
        </p>
        <p>{average}</p>
      </div>
      {scales.map(({ window, columns, columnOf }) => {
        const { points, height } = stacked(rents, columnOf);
        return (
          <svg
            key={window}
            aria-hidden="true"
            viewBox={`0 ${-height} ${columns} ${height}`}
            className={`w-full max-md:mt-4 ${window}`}
          >
            <Signs {...signs} points={points} scaled />
          </svg>
        );
      })}
    </>
  );
}
