import type { ComponentProps } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { Axis, Plot } from "../../components/drawings/plot";
import { rentColumns, stacked } from "../../components/drawings/rent-columns";
import { Signs } from "../../components/drawings/signs";
import { heatingCase } from "../../content/examples/heating-case";
import { rents as texts } from "../../content/pages/consortium-data-stewardship";
import { dollars } from "../../content/shared/numbers";

const { raw, synthetic } = heatingCase;

const { columns, columnOf } = rentColumns([...raw.rents, ...synthetic.rents]);

/** Rents above the boundary, and those of synthetic records below it, over one axis. */
export function RentsOnBothSides() {
  return (
    <Drawing description={texts.description}>
      <div className="mt-8 grid">
        <Rents {...texts.raw} rents={raw.rents} kind="dot" color="violet" size={0.86} />
        <div className="my-3 border-t-3 border-dashed border-violet-line -mx-bleed" />
        <Rents {...texts.synthetic} rents={synthetic.rents} kind="square" color="teal" size={0.8} />
        <div className="mt-2 fit-4.5">
          <Plot height="3em">
            <Axis
              y={0}
              at={(rent) => (100 * columnOf(rent)) / columns}
              ticks={[1150, 1200, 1250, 1300, 1350]}
              label={dollars}
            />
          </Plot>
        </div>
      </div>
    </Drawing>
  );
}

/** The signs stand beside their count where there is room. */
function Rents({
  count,
  what,
  average,
  rents,
  ...signs
}: (typeof texts)["raw" | "synthetic"] &
  Pick<ComponentProps<typeof Signs>, "kind" | "color" | "size"> & { readonly rents: readonly number[] }) {
  const { points, height } = stacked(rents, columnOf);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 md:-mb-[7.5%]">
        <p className="text-pretty">
          <span className="block font-heading text-numeral font-semibold text-ink">{count}</span>{" "}
          <span className="mt-2 block md:measure-16">{what}</span>
        </p>
        <p>{average}</p>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 ${-height} ${columns} ${height}`}
        className="mt-3 block w-full overflow-visible md:mt-0"
      >
        <Signs {...signs} points={points} scaled />
      </svg>
    </>
  );
}
