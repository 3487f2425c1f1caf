import { Drawing } from "../../components/drawings/drawing";
import { Plot } from "../../components/drawings/plot";
import { lattice, latticeBox, Signs } from "../../components/drawings/signs";
import { Section } from "../../components/sections/section";
import { exampleFigure } from "../../content/pages/platform-mavi-difference";

const { before, more } = exampleFigure.sales;

const size = 0.72;
const rows = 5;
const columns = (before + more) / rows;

/** The positions by column, so that the additional sales are at the right. */
const sales = lattice(before + more, { columns: rows, pitch: 1 }).map(({ x, y }) => ({ x: y, y: x }));

/** The sales before and the additional ones, one dot each. */
export function MoreSales() {
  return (
    <Section {...exampleFigure} ruled space="tight">
      <Drawing>
        <div className="mt-8 mb-6 ends items-end text-ink">
          <p>{exampleFigure.before}</p>
          <p className="text-right">
            <span className="block heading text-numeral text-teal-text">{exampleFigure.figure}</span>
            {exampleFigure.more}
          </p>
        </div>
        <Plot viewBox={latticeBox(columns, rows, size)}>
          <Signs kind="dot" color="quiet" size={size} points={sales.slice(0, before)} scaled />
          <Signs kind="dot" size={size} points={sales.slice(before)} scaled />
        </Plot>
      </Drawing>
    </Section>
  );
}
