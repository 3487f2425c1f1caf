import { Drawing } from "../../components/drawings/drawing";
import { noise, range } from "../../components/drawings/geometry";
import { lattice, Signs } from "../../components/drawings/signs";
import { Section, SectionHeading } from "../../components/sections/section";
import { hotelNight } from "../../content/examples/hotel-night";
import { coreSolutions, night, solutions } from "../../content/pages/platform-solutions";
import { PictureFoot, Question, SolutionText } from "./solution-text";

const solution = solutions.validatedIntelligence;

/** A hotel night on which two reports agree once their difference is explained, room by room. */
export function ValidatedIntelligence() {
  return (
    <Section id={coreSolutions.id} ground="ink" space="none">
      <div className="border-b border-hairline pt-5 pb-4">
        <SectionHeading {...coreSolutions} size="h3" />
      </div>
      <div id={solution.id} className="pb-section-tight">
        <div className="twelve-columns items-end gap-y-4 py-9">
          <div className="lg:col-span-6">
            <Question {...solution} className="text-poster" />
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <SolutionText {...solution} />
          </div>
        </div>
        <Drawing>
          <svg aria-hidden="true" viewBox="0.18 0.18 19.64 5.64" className="block w-full">
            {Object.entries(rooms).map(([name, signs]) => (
              <Signs key={name} {...signs} size={size} scaled />
            ))}
          </svg>
          <p className="mt-5 flex flex-wrap gap-x-7 gap-y-2">
            <span className="font-semibold text-ink">{night.count}</span>
            <span>
              <Sign room="notBooked" /> {night.notBooked}
            </span>
          </p>
          <Sum />
        </Drawing>
        <PictureFoot text={night.text} actions={solution.actions} />
      </div>
    </Section>
  );
}

/** Sizes in units of the signs' distance. */
const size = 0.64;
const roomsInRow = 20;

/** Where rooms are that have nothing in common: chance, with a seed that scatters them well. */
const seed = 12_446;
const positions = lattice(hotelNight.rooms, { columns: roomsInRow, pitch: 1 });
const scattered = range(0, hotelNight.rooms - 1)
  .toSorted((a, b) => noise(a + seed) - noise(b + seed))
  .flatMap((room) => positions[room] ?? []);

/** What became of the rooms; those slept in are what remains. */
const { lateCancellations, paidNoShows, notBooked } = hotelNight;
const used = lateCancellations + paidNoShows;
const rooms = {
  canceled: { kind: "ring", color: "ink", points: scattered.slice(0, lateCancellations) },
  noShow: { kind: "dot", color: "ink", points: scattered.slice(lateCancellations, used) },
  slept: { kind: "dot", color: "teal", points: scattered.slice(used, -notBooked) },
  notBooked: { kind: "ring", color: "quiet", points: scattered.slice(-notBooked) },
} as const;

/** One room, in a line of words. */
function Sign({ room }: { readonly room: keyof typeof rooms }) {
  return (
    <svg viewBox="-.4 -.4 .8 .8" aria-hidden="true" className="mr-[0.25em] inline size-[0.9em]">
      <Signs {...rooms[room]} size={size} points={[{ x: 0, y: 0 }]} scaled />
    </svg>
  );
}

const { channel, canceled, paid, noShows, housekeeping } = night.sum;
const report = "text-[min(var(--text-numeral),13cqw)] text-ink";

/** From the one report over the rooms paid to the other. */
const sum = [
  { ...channel, className: report },
  { ...canceled, room: "canceled", className: "text-h2 text-ink" },
  { ...paid, className: "text-[min(max(3.5rem,12.4cqw),17cqw)] text-teal-text" },
  { ...noShows, room: "noShow", className: "text-h2 text-ink" },
  { ...housekeeping, className: report },
] as const;

function Sum() {
  return (
    <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(6.5em,100%),1fr))] items-baseline gap-x-2 gap-y-6 border-t border-hairline pt-7">
      {sum.map(({ label, value, className, ...sign }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-3">{label}</dt>
          <dd
            className={`font-heading leading-[0.9] font-semibold tracking-[-0.035em] whitespace-nowrap ${className}`}
          >
            {"room" in sign ? <Sign {...sign} /> : null}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
