import { Drawing } from "../../components/drawings/drawing";
import { lattice, Signs } from "../../components/drawings/signs";
import { Section, SectionHeading } from "../../components/sections/section";
import { exampleFigure } from "../../content/pages/platform-mavi-difference";

const { before, more } = exampleFigure.sales;

const rows = 5;
const columns = (before + more) / rows;

/** The positions by column, so that the additional sales are at the right. */
const sales = lattice(before + more, { columns: rows, pitch: 1 }).map(({ x, y }) => ({ x: y, y: x }));

/** The sales before and the additional ones, one dot each. */
export function MoreSales() {
  return (
    <Section id={exampleFigure.id} ruled space="tight">
      <SectionHeading {...exampleFigure} />
      <div className="mt-8">
        <Drawing>
          <div className="mb-6 ends items-end text-ink">
            <p>{exampleFigure.before}</p>
            <p className="text-right">
              <span className="block heading text-numeral text-teal-text">{exampleFigure.figure}</span>
              {exampleFigure.more}
            </p>
          </div>
          <svg aria-hidden="true" viewBox={`0.14 0.14 ${columns - 0.28} ${rows - 0.28}`}>
            <Signs kind="dot" color="quiet" size={0.72} points={sales.slice(0, before)} scaled />
            <Signs kind="dot" size={0.72} points={sales.slice(before)} scaled />
          </svg>
        </Drawing>
      </div>
    </Section>
  );
}
