import { rentColumns, stacked } from "../../components/drawings/rent-columns";
import { Axis, Note, Plot, scale } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { heatingCase } from "../../content/examples/heating-case";
import { oneRecord } from "../../content/pages/how-it-works";
import { dollars } from "../../content/shared/numbers";

const { followed, synthetic } = heatingCase;
const { all: texts, made } = oneRecord;

const { columns, columnOf } = rentColumns(synthetic.rents);
/** The horizontal position of a rent, in percent. The followed record has the lowest rent. */
const x = scale(Math.min(...synthetic.rents), Math.max(...synthetic.rents));

const rows = synthetic.rows.map(({ faults, ended, renewed }) => {
  const { points, height } = stacked([...ended, ...renewed], columnOf);
  return {
    faults: texts.faults(faults),
    share: texts.share(ended.length, points.length),
    height,
    ended: points.slice(0, ended.length),
    renewed: points.slice(ended.length),
  };
});
const followedRow = synthetic.rows.findIndex(({ faults }) => faults === followed.synthetic.faults);

/**
 * Classes of the line that follows the record. It runs down from the left edge, because the record has the lowest rent.
 */
export const trail = "border-l-2 border-ink";

/** Classes of the title of each part of the picture. */
export const partTitle = "pb-3 text-ink @lg:pb-4";

/** All synthetic records by rent, a row per number of faults. Squares are hollow if the lease ended. */
export function SyntheticRecords() {
  return (
    <>
      <p className={`flex flex-wrap gap-x-6 ${partTitle}`}>
        {texts.title}{" "}
        <span>
          <span className={`${square} border-7`} /> {texts.renewed}
        </span>{" "}
        <span>
          <span className={`${square} border-2`} /> {texts.ended}
        </span>
      </p>
      <div>
        <ol>
          {rows.map(({ faults, share, height, ended, renewed }, index) => (
            <li key={faults} className={index > followedRow ? trail : "border-l-2 border-transparent"}>
              <p className="flex items-baseline justify-between gap-x-4 pt-1 pb-1 pl-3 text-ink">
                {faults} <span className="font-heading text-lead font-semibold">{share}</span>
              </p>
              <div className="border-b border-hairline pb-2">
                <div className="relative">
                  <Plot viewBox={`0.5 ${-height} ${columns - 1} ${height}`}>
                    <Signs kind="square" points={renewed} size={0.84} scaled />
                    <Signs kind="hollow-square" points={ended} size={0.84} scaled />
                  </Plot>
                  {index === followedRow ? <Followed /> : null}
                </div>
              </div>
            </li>
          ))}
        </ol>
        <div className={trail}>
          <Plot height="2.5rem">
            <Axis y={0} at={x} ticks={[1175, 1225, 1275]} label={dollars} />
            <Note x={100} y={0} side="below end" text={texts.axis} />
          </Plot>
        </div>
      </div>
    </>
  );
}

/** The line from the followed record to its square, and down from the square. */
function Followed() {
  return (
    <>
      <span className="absolute top-1/2 right-full mr-1 w-5 border-t-2 border-ink @max-lg:hidden" />
      <span className={`absolute top-full -bottom-2.5 -left-0.5 ${trail}`} />
      <span className="absolute top-1/2 left-3 -translate-y-1/2 font-semibold text-teal-text">
        {made.tag}
      </span>
    </>
  );
}

const square = "mr-1 inline-block size-3.5 align-[-0.1em] border-teal-line";
