import type { ReactNode } from "react";
import { Ground, HatchedBox } from "./panel";

/** One of the two organizations. */
interface Side {
  readonly of: "corporation" | "consortium";
  readonly name: string;
  readonly kind: string;
}

/**
 * The two organizations side by side, each under its line, with the boundary between them, 28 px wide in the middle of
 * the drawing. The right side runs off the window's edge.
 */
export function Sides({
  sides: [left, right],
  rows,
}: {
  readonly sides: readonly [Side, Side];
  /** What stands on either side. */
  readonly rows: readonly { readonly left: ReactNode; readonly right: ReactNode }[];
}) {
  return (
    <table className="w-[calc(100%+var(--bleed,0px))] table-fixed text-left text-ink hyphens-none wrap-anywhere @max-sm:hyphens-auto">
      <thead>
        <tr>
          <Head {...left} className="w-[calc(50cqw-14px)]" />
          <td className="w-[28px]" />
          <Head {...right} />
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="h-22 @max-sm:align-top @min-[32rem]:h-26">
            <td className={`relative z-10 isolate ${row === 0 ? "" : "border-t"} ${fills[left.of]}`}>
              {cells.left}
            </td>
            {row === 0 ? (
              <td rowSpan={rows.length} className="relative isolate">
                <Ground>
                  <HatchedBox dashed />
                </Ground>
              </td>
            ) : null}
            <td className={`${row === 0 ? "" : "border-t"} ${fills[right.of]}`}>{cells.right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const fills = { corporation: "border-hairline", consortium: "border-hairline bg-violet-tint" } as const;

function Head({ of, name, kind, className = "" }: Side & { readonly className?: string }) {
  return (
    <th scope="col" className={`relative isolate pb-4 align-bottom font-semibold ${className}`}>
      <span className={of === "corporation" ? "text-teal-text" : "text-violet-text"}>{name}</span>{" "}
      <span className="block font-medium text-ink-3">{kind}</span>
      <Ground className="inset-x-0 bottom-0 h-px w-full">
        <line
          x2="100%"
          strokeWidth={3}
          strokeDasharray={of === "corporation" ? undefined : "6 5"}
          className={of === "corporation" ? "stroke-teal" : "stroke-violet"}
        />
      </Ground>
    </th>
  );
}
