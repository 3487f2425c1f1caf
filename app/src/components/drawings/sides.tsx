import type { ReactNode } from "react";
import { HatchedPlotArea } from "./hatch";
import { Backdrop, Connector } from "./panel";
import { At, Dot, Focus, lines, SyntheticRecord, Terms } from "./primitives";

interface Side {
  readonly name: string;
  readonly kind: string;
}

/** What stands on either side, and what is on its way between the two. */
interface Row {
  readonly corporation: ReactNode;
  readonly consortium: ReactNode;
  readonly crossing?: keyof typeof crossings | undefined;
}

/**
 * The two organizations side by side, each under its line, and the boundary between them, which is 28 px wide. The
 * consortium's side runs off the window's edge. What crosses the boundary is between the words or, where there is
 * little room, below them.
 */
export function Sides({
  corporation,
  consortium,
  rows,
}: {
  readonly corporation: Side;
  readonly consortium: Side;
  readonly rows: readonly Row[];
}) {
  return (
    <table className="w-[calc(100%+var(--bleed,0px))] table-fixed text-left text-ink [--reach:13cqw] @min-[32rem]:[--reach:23cqw]">
      <thead>
        <tr>
          <Head {...corporation} color="teal" className="w-[calc(50cqw-14px)]" />
          <td className="w-[28px]" />
          <Head {...consortium} color="violet" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={index}
            className="h-22 *:border-hairline not-first:*:border-t @max-[20rem]:align-top @min-[32rem]:h-26"
          >
            <td className="relative isolate z-10 py-2 pr-[calc(0.5rem+var(--reach))] @max-[20rem]:pr-1 @max-[20rem]:pb-14">
              {row.crossing === undefined ? null : (
                <Backdrop
                  className={`top-0 right-[calc(-28px-var(--reach))] h-full @max-[20rem]:top-auto @max-[20rem]:bottom-0 @max-[20rem]:h-14 ${row.crossing === "records" ? "w-(--reach)" : "w-[calc(28px+2*var(--reach))]"}`}
                >
                  {crossings[row.crossing]}
                </Backdrop>
              )}
              {row.corporation}
            </td>
            {index === 0 ? (
              <td rowSpan={rows.length} className="relative isolate">
                <Backdrop>
                  <HatchedPlotArea tint={false} weight="heavy" outline="dashed" />
                </Backdrop>
              </td>
            ) : null}
            <td className="bg-violet-tint py-2 pr-1 pl-[calc(0.5rem+var(--reach))] @max-[20rem]:pb-14 @max-[20rem]:pl-2">
              {row.consortium}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({
  name,
  kind,
  color,
  className = "",
}: Side & { readonly color: "teal" | "violet"; readonly className?: string }) {
  return (
    <th scope="col" className={`relative isolate pb-4 align-bottom font-semibold ${className}`}>
      <span className={color === "teal" ? "text-teal-text" : "pl-1 text-violet-text"}>{name}</span>{" "}
      <span className={`block font-medium text-ink-3 ${color === "teal" ? "" : "pl-1"}`}>{kind}</span>
      <Backdrop className="inset-x-0 bottom-0 h-px w-full">
        <line x2="100%" {...lines[color]} strokeWidth={3} />
      </Backdrop>
    </th>
  );
}

/** What is transported between the ends of the words. */
const level = { y1: "50%", y2: "50%" } as const;
const toCorporation = <Connector color="violet" x1="100%" x2={0} {...level} head="left" />;
const crossings = {
  /** They end at the boundary's own side. */
  records: (
    <>
      <Connector color="violet" x2="100%" {...level} />
      <At x={0} y="50%">
        <path d="M0-14v28" strokeWidth={3} className="stroke-violet" />
      </At>
      {[25, 50, 75].map((share, index) => (
        <Dot key={share} x={`${share}%`} y={`${50 + 3 * (index % 2)}%`} r={4} color="violet" />
      ))}
    </>
  ),
  synthetic: (
    <>
      {toCorporation}
      {["20%", "50%", "80%"].map((x) => (
        <SyntheticRecord key={x} x={x} y="50%" />
      ))}
    </>
  ),
  terms: (
    <>
      {toCorporation}
      <Terms x="50%" y="50%" />
    </>
  ),
  insight: (
    <>
      <Connector color="teal" x2="100%" {...level} head="right" />
      <Focus x={10} y="50%" />
    </>
  ),
} as const;
