/** The page's other pictures repeat the windows of the hero's city. */
import type { ReactNode } from "react";
import { box, range } from "../../components/drawings/geometry";
import { Plot } from "../../components/drawings/plot";
import { lattice } from "../../components/drawings/signs";
import type { programs } from "../../content/pages/consortium";

/** The buildings of one street: homes per floor, floors, and left edge in units of the distance between windows. */
const buildings = [
  [6, 2, 0],
  [4, 4, 7],
  [6, 3, 12],
] as const;
const ground = 5.4;
const windows = buildings.flatMap(([wide, floors, left]) =>
  lattice(wide * floors, { columns: wide, pitch: 1, left: left + 0.25, top: ground - floors - 0.5 }),
);

function Street({ lit }: { readonly lit: (home: number) => boolean }) {
  const windowsThatAre = (wanted: boolean) =>
    windows
      .filter((_, home) => lit(home) === wanted)
      .map(({ x, y }) => box(x - 0.28, y - 0.3, 0.56, 0.6))
      .join("");
  return (
    <Plot viewBox={`0 0.4 18.5 ${ground - 0.4}`}>
      <path
        d={buildings
          .map(([wide, floors, left]) => box(left, ground - floors - 0.75, wide + 0.5, floors + 0.75))
          .join("")}
        className="fill-surface stroke-control"
      />
      <path d={windowsThatAre(false)} className="stroke-control" />
      <path d={windowsThatAre(true)} className="fill-violet-line" />
    </Plot>
  );
}

export const programPictures: Readonly<Record<(typeof programs.items)[number]["picture"], ReactNode>> = {
  "every window": <Street lit={() => true} />,
  "one window": <Street lit={(home) => home === 17} />,
};

/** The page's last line: empty windows inside the boundary, cropped at the window's left edge. */
export function WaitingWindows() {
  return (
    <div
      aria-hidden="true"
      className="mt-12 -ml-bleed flex justify-end gap-8 overflow-clip border-t-2 border-r-2 border-dashed border-violet-line pt-6 pr-6 pb-8 lg:gap-12 lg:pt-8 lg:pr-8 lg:pb-12 drawing-colors"
    >
      {range(1, 24).map((home) => (
        <span key={home} className="aspect-3/4 w-12 shrink-0 border-2 border-violet-line lg:w-16" />
      ))}
    </div>
  );
}
