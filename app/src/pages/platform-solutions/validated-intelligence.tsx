import { Compositions, Drawing } from "../../components/drawings/drawing";
import { noise, range } from "../../components/drawings/geometry";
import { Plot } from "../../components/drawings/plot";
import { lattice, latticeBox, Signs } from "../../components/drawings/signs";
import { Section, SectionHeading } from "../../components/sections/section";
import { hotelNight } from "../../content/examples/hotel-night";
import { coreSolutions, night, solutions } from "../../content/pages/platform-solutions";
import { PictureFoot, Question, SolutionText } from "./solution-text";

const solution = solutions.validatedIntelligence;

/** A hotel night: two reports agree once their difference is explained, room by room. */
export function ValidatedIntelligence() {
  return (
    <Section id={coreSolutions.id} ground="ink" spaceAbove="none" spaceBelow="tight">
      <div className="border-b border-hairline py-4">
        <SectionHeading {...coreSolutions} titleSize="h3" />
      </div>
      <div id={solution.id}>
        <div className="space-y-4 py-8">
          <Question {...solution} size="poster" />
          <SolutionText {...solution} />
        </div>
        <Drawing>
          <Compositions wide={<Rooms inRow={20} />} narrow={<Rooms inRow={10} />} />
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
            <span className="font-semibold text-ink">{night.count}</span>
            <span>
              <RoomSign room="notBooked" /> {night.notBooked}
            </span>
          </p>
          <Sum />
        </Drawing>
        <PictureFoot text={night.text} actions={solution.actions} />
      </div>
    </Section>
  );
}

/** Size of the signs, in distances between signs. */
const size = 0.64;

/**
 * The rooms in random order, so that a room's position does not depend on its outcome. This seed scatters the outcomes
 * well.
 */
const seed = 12_446;
const shuffled = range(0, hotelNight.rooms - 1).toSorted((a, b) => noise(a + seed) - noise(b + seed));

/** Outcomes of the rooms. All other rooms were slept in. */
const { lateCancellations, paidNoShows, notBooked } = hotelNight;
const used = lateCancellations + paidNoShows;
const rooms = {
  canceled: { kind: "ring", color: "ink", rooms: shuffled.slice(0, lateCancellations) },
  noShow: { kind: "dot", color: "ink", rooms: shuffled.slice(lateCancellations, used) },
  slept: { kind: "dot", color: "teal", rooms: shuffled.slice(used, -notBooked) },
  notBooked: { kind: "ring", color: "quiet", rooms: shuffled.slice(-notBooked) },
} as const;

function Rooms({ inRow }: { readonly inRow: number }) {
  const positions = lattice(hotelNight.rooms, { columns: inRow, pitch: 1 });
  return (
    <Plot viewBox={latticeBox(inRow, hotelNight.rooms / inRow, size)}>
      {Object.values(rooms).map(({ kind, color, rooms: shown }) => (
        <Signs
          key={kind + color}
          {...{ kind, color, size }}
          points={shown.flatMap((room) => positions[room] ?? [])}
          scaled
        />
      ))}
    </Plot>
  );
}

/** The sign of a room, within a line of text. */
function RoomSign({ room }: { readonly room: keyof typeof rooms }) {
  const { kind, color } = rooms[room];
  return (
    <svg viewBox="-.4 -.4 .8 .8" aria-hidden="true" className="mr-[0.25em] inline size-[0.9em]">
      <Signs {...{ kind, color, size }} points={[{ x: 0, y: 0 }]} scaled />
    </svg>
  );
}

const { channel, canceled, paid, noShows, housekeeping } = night.sum;

/** Terms of the sum, from one report over the paid rooms to the other. On a phone, the differences are below. */
const sum = [
  { ...channel, look: "report" },
  { ...canceled, look: "difference", room: "canceled" },
  { ...paid, look: "result" },
  { ...noShows, look: "difference", room: "noShow" },
  { ...housekeeping, look: "report" },
] as const;

const looks = {
  report: { cell: "col-span-2", value: "text-numeral" },
  difference: { cell: "col-span-3 @max-md:order-1", value: "text-h2" },
  result: { cell: "col-span-2", value: "text-column-1.75 text-teal-text" },
} as const;

function Sum() {
  return (
    <dl className="mt-8 grid grid-cols-6 items-end gap-y-6 border-t border-hairline pt-8 @md:flex @md:justify-between">
      {sum.map(({ label, value, look, ...sign }) => (
        <div key={label} className={`flex flex-col-reverse justify-end @md:w-1/5 ${looks[look].cell}`}>
          <dt className="mt-3">
            <span className="block fit-4.75">{label}</span>
          </dt>
          <dd className="@container">
            <span className={`block heading whitespace-nowrap ${looks[look].value}`}>
              {"room" in sign ? <RoomSign {...sign} /> : null}
              {value}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
