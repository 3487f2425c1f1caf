import { texts } from "../../content/shared/drawings/six-paths";
import { Drawing } from "./drawing";
import { HatchedPlotArea } from "./hatch";
import { Backdrop, Connector } from "./panel";
import { box, range } from "./geometry";
import { ArrowHead, At, Dot, Focus, Line, SyntheticRecord } from "./primitives";

const { labels, description } = texts;

/** The paths in their rows. Talent leads to either organization, from the row between the two. */
const paths = [
  { name: "contributors", color: "violet" },
  { name: "researchers", color: "violet" },
  { name: "donors", color: "violet" },
  { name: "talent", color: "ink" },
  { name: "businesses", color: "teal" },
  { name: "investors", color: "teal" },
] as const;

/** Six paths to take part, and the organization that each leads to. These run off the right edge of the window. */
export function SixPaths() {
  return (
    <Drawing description={description}>
      <div className="-mr-(--bleed) grid auto-rows-[minmax(5rem,auto)] grid-cols-[min-content_24px_1fr] @sm:grid-cols-[minmax(min-content,8rem)_minmax(1.5rem,16%)_minmax(10rem,1fr)]">
        <ul className="contents">
          {paths.map(({ name, color }) => (
            <li key={name} className="col-span-2 col-start-1 grid grid-cols-subgrid items-center">
              <p className="pr-2">
                <span className="block font-semibold text-ink">{labels.paths[name].who}</span>{" "}
                <span>{labels.paths[name].what}</span>
              </p>
              <div className="relative isolate z-10 self-stretch">
                {color === "ink" ? <Fork /> : <Straight color={color} focused={name === "contributors"} />}
              </div>
            </li>
          ))}
        </ul>
        <div className="relative isolate col-start-3 row-span-3 row-start-1 my-1">
          <Backdrop>
            <HatchedPlotArea d={box(0, 0, 110, 100)} outline="dashed" />
            {columns.map((x, index) => (
              <Dot key={x} x={x} y="20%" r={4 + (index % 3)} color="violet" />
            ))}
            {columns.map((x) => (
              <SyntheticRecord key={x} x={x} y="80%" />
            ))}
          </Backdrop>
          <p className={`absolute top-1/2 left-4 -translate-y-1/2 bg-surface text-violet-text ${name}`}>
            {labels.consortium}
          </p>
        </div>
        <div className="relative col-start-3 row-start-4 grid gap-x-1 pl-2 @sm:grid-cols-[min-content_1fr] @min-[32rem]:grid-cols-[auto_1fr]">
          <p className={`text-violet-text ${exchange}`}>
            <Backdrop className="left-0 h-full w-4">
              <Connector color="violet" x1={8} x2={8} y2="100%" head="down" />
              <SyntheticRecord x={8} y="50%" />
            </Backdrop>
            {labels.synthetic}
          </p>
          <p className={`text-teal-text ${exchange}`}>
            <Backdrop className="left-0 h-full w-4">
              <Connector color="teal" x1={8} x2={8} y1="100%" y2={1} head="up" />
            </Backdrop>
            {labels.results}
          </p>
        </div>
        <div className="relative isolate col-start-3 row-span-2 row-start-5 my-1 border-3 border-r-0 border-teal bg-surface">
          <Backdrop>
            <At y="70%">
              <Line
                kind="teal"
                d={`M24 0${range(64, 1600, 56)
                  .map((x, index) => `H${x}v${[-16, -16, 12, -24, 16, 8, -12, 32][index % 8]}`)
                  .join("")}`}
              />
            </At>
          </Backdrop>
          <p className={`mt-2 ml-3 w-fit text-teal-text ${name}`}>{labels.corporation}</p>
        </div>
      </div>
    </Drawing>
  );
}

/** Where the records in the consortium are, in px, to the edge of a wide window. */
const columns = range(32, 1100, 32);

const name = "px-1 py-0.5 font-semibold";
const exchange = "relative isolate flex items-center pl-5";

function Straight({ color, focused }: { readonly color: "violet" | "teal"; readonly focused: boolean }) {
  return (
    <Backdrop>
      <Connector color={color} x1={5} x2="100%" y1="50%" y2="50%" head="right" />
      <Dot x={5} y="50%" r={5} color={color} />
      {focused ? <Focus x="100%" y="50%" color="violet" /> : null}
    </Backdrop>
  );
}

function Fork() {
  return (
    <>
      <Backdrop viewBox="0 0 100 100">
        <Line kind="violet" d="M4 50L60 -20H100" />
        <Line kind="teal" d="M4 50L60 124H100" />
      </Backdrop>
      <Backdrop>
        <Dot x={5} y="50%" r={5} color="ink" />
        <ArrowHead x="100%" y="-20%" color="violet" />
        <ArrowHead x="100%" y="124%" color="teal" />
      </Backdrop>
    </>
  );
}
