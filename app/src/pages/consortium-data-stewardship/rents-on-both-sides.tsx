import { Drawing } from "../../components/drawings/drawing";
import { heightOf, rentColumns, stacked, standing } from "../../components/drawings/rent-columns";
import { Boundary, Signs } from "../../components/drawings/signs";
import { fullBleed } from "../../components/sections/section";
import { heatingCase } from "../../content/examples/heating-case";
import { rents as texts } from "../../content/pages/consortium-data-stewardship";
import { dollars } from "../../content/shared/numbers";
import { labels } from "../../content/shared/site";

const rents = {
  raw: heatingCase.raw.rents.flatMap(([rent, count]) => Array.from({ length: count }, () => rent)),
  synthetic: heatingCase.synthetic.rents,
};

const { columns, columnOf } = rentColumns([...rents.raw, ...rents.synthetic]);
const ticks = [1150, 1200, 1250, 1300, 1350];

const dots = stacked(rents.raw, columnOf);
const squares = stacked(rents.synthetic, columnOf);
const dotRows = heightOf(dots);
const squareRows = heightOf(squares);

/**
 * Rents above the boundary, and those of synthetic records below it, over one axis. On a phone the picture is turned:
 * rents run down, with the boundary between the dots and the squares.
 */
export function RentsOnBothSides() {
  return (
    <Drawing description={texts.description}>
      <div className="relative my-10 grid grid-cols-[min(9rem,calc((100%-4rem)*0.6))_1fr] [grid-template-areas:'raw_synthetic'_'picture_picture'_'rawAverage_average'_'example_example'] md:mt-8 md:mb-12 md:grid-cols-[1fr_auto] md:[grid-template-areas:'raw_rawAverage'_'dots_dots'_'boundary_boundary'_'synthetic_average'_'squares_squares'_'axis_axis']">
        <Count {...texts.raw} className="[grid-area:raw]" />
        <p className="self-end [grid-area:rawAverage] max-md:mt-4 md:mb-1">{texts.averages.raw}</p>
        <p className="text-ink-3 [grid-area:example] max-md:mt-4 md:justify-self-end md:[grid-area:raw/rawAverage]">
          {labels.example}
        </p>
        <Count {...texts.synthetic} className="[grid-area:synthetic] max-md:pl-5 md:mt-6" />
        <p className="self-end [grid-area:average] max-md:pl-5 md:mb-1">{texts.averages.synthetic}</p>

        <svg
          aria-hidden="true"
          viewBox={`0 0 ${columns} ${dotRows}`}
          className="mt-[calc(-400%/45)] block w-full overflow-visible [grid-area:dots] max-md:hidden"
        >
          <Signs kind="dot" points={standing(dots, dotRows)} size={0.86} color="violet" scaled />
        </svg>
        <svg
          aria-hidden="true"
          className={`mt-3 h-1 w-[calc(100%+2*var(--bleed))] [grid-area:boundary] max-md:hidden ${fullBleed}`}
        >
          <Boundary x2="100%" y1={2} y2={2} width={3} />
        </svg>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${columns} ${squareRows}`}
          className="mt-[calc(-300%/45)] block w-full overflow-visible [grid-area:squares] max-md:hidden"
        >
          <Signs kind="square" points={standing(squares, squareRows)} size={0.8} scaled />
        </svg>
        <svg
          aria-hidden="true"
          className="mt-2 block h-[3em] w-full overflow-visible [grid-area:axis] max-md:hidden"
        >
          <line x2="100%" strokeWidth={1} className="stroke-control" />
          <text y="2em" className="fill-ink-2">
            {texts.axis}
          </text>
          {ticks.map((rent, index) => {
            const x = `${(100 * columnOf(rent)) / columns}%`;
            return (
              <g key={rent}>
                <line x1={x} x2={x} y2={9} strokeWidth={1} className="stroke-control" />
                {index === 0 ? null : (
                  <text x={x} y="2em" textAnchor="middle" className="fill-ink-2">
                    {dollars(rent)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>

        <div className="relative mt-6 w-[min(15rem,calc(100%-4rem))] [grid-area:picture] md:hidden">
          <svg aria-hidden="true" viewBox={`0 0 15 ${columns}`} className="block w-full overflow-visible">
            <Signs
              kind="dot"
              points={dots.map(({ x, y }) => ({ x: 8.2 - y, y: x }))}
              size={0.86}
              color="violet"
              scaled
            />
            <Signs
              kind="square"
              points={squares.map(({ x, y }) => ({ x: 15 - y, y: x }))}
              size={0.8}
              scaled
            />
          </svg>
          <svg aria-hidden="true" className="absolute top-0 left-full ml-2 h-full w-14 overflow-visible">
            <line y2="100%" strokeWidth={1} className="stroke-control" />
            <text x={12} y="0.9em" className="fill-ink-2">
              {texts.axis}
            </text>
            {ticks.map((rent) => {
              const y = `${(100 * columnOf(rent)) / columns}%`;
              return (
                <g key={rent}>
                  <line x2={8} y1={y} y2={y} strokeWidth={1} className="stroke-control" />
                  <text x={12} y={y} dy="0.35em" className="fill-ink-2">
                    {dollars(rent)}
                  </text>
                </g>
              );
            })}
          </svg>
        </div>
        <svg
          aria-hidden="true"
          className="absolute top-0 left-[min(9rem,calc((100%-4rem)*0.6))] h-full w-1 md:hidden"
        >
          <Boundary y2="100%" width={3} />
        </svg>
      </div>
    </Drawing>
  );
}

function Count({
  count,
  what,
  sign,
  className,
}: (typeof texts)["raw" | "synthetic"] & { readonly className: string }) {
  return (
    <p className={className}>
      <span className="block font-heading text-numeral font-semibold text-ink max-md:text-[min(3rem,13.8cqw)]">
        {count}
      </span>{" "}
      <span className="mt-2 block">{what}</span> <span className="block">{sign}</span>
    </p>
  );
}
