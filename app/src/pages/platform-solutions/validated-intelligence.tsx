import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { noise, range } from "../../components/drawings/geometry";
import { GridFrame, lattice, Signs } from "../../components/drawings/signs";
import { columns } from "../../components/layout/frame";
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
        <div className={`${columns} items-end gap-y-4 pt-9`}>
          <div className="lg:col-span-6">
            <Question {...solution} className="text-poster" />
          </div>
          <div className="lg:col-span-5 lg:col-start-8">
            <SolutionText {...solution} />
          </div>
        </div>
        <div className="mt-9">
          <Drawing description={night.description}>
            <Rooms columns={20} className="@max-[40rem]:hidden" />
            <Rooms columns={10} className="@min-[40rem]:hidden" />
            <p className="mt-5 flex flex-wrap gap-x-7 gap-y-2">
              <span className="font-semibold text-ink">{night.count}</span>
              <span className="flex items-center gap-2.5">
                <Sign room="notBooked" />
                {night.notBooked}
              </span>
            </p>
            <Sum />
          </Drawing>
        </div>
        <PictureFoot text={night.text} actions={solution.actions} />
      </div>
    </Section>
  );
}

type Room = keyof typeof signs;

/** The signs of rooms, sizes in units of their distance. */
const signs = {
  slept: { kind: "dot", color: "teal" },
  noShow: { kind: "dot", color: "ink" },
  canceled: { kind: "ring", color: "ink", edge: 0.065 },
  notBooked: { kind: "ring", color: "quiet", edge: 0.025 },
} as const;

const size = 0.64;

/** What became of each room: how many is the night's, which ones is chance, with a seed that scatters them well. */
const seed = 12_446;
const shuffled = range(0, hotelNight.rooms - 1).toSorted((a, b) => noise(a + seed) - noise(b + seed));
const rooms: Readonly<Record<Room, readonly number[]>> = {
  canceled: shuffled.slice(0, hotelNight.lateCancellations),
  noShow: shuffled.slice(hotelNight.lateCancellations).slice(0, hotelNight.paidNoShows),
  notBooked: shuffled.slice(hotelNight.rooms - hotelNight.notBooked),
  slept: shuffled.slice(
    hotelNight.lateCancellations + hotelNight.paidNoShows,
    hotelNight.rooms - hotelNight.notBooked,
  ),
};

function Rooms({ columns: count, className }: { readonly columns: number; readonly className: string }) {
  const points = lattice(hotelNight.rooms, { columns: count, pitch: 1 });
  return (
    <GridFrame count={hotelNight.rooms} columns={count} size={size} className={className}>
      {(Object.keys(signs) as Room[]).map((room) => (
        <Signs
          key={room}
          {...signs[room]}
          size={size}
          points={points.filter((_, index) => rooms[room].includes(index))}
          scaled
        />
      ))}
    </GridFrame>
  );
}

/** One room, in a line of words. */
function Sign({ room }: { readonly room: Room }) {
  return (
    <svg viewBox="-.36 -.36 .72 .72" aria-hidden="true" className="size-[1.1em] shrink-0">
      <Signs {...signs[room]} size={size} points={[{ x: 0, y: 0 }]} scaled />
    </svg>
  );
}

/** From the one report over the rooms paid to the other. */
function Sum() {
  const { channel, canceled, paid, noShows, housekeeping } = night.sum;
  return (
    <div className="mt-8 grid grid-cols-6 items-end gap-x-2 gap-y-6 border-t border-hairline pt-7 @max-[16rem]:grid-cols-1 @min-[48rem]:flex @min-[48rem]:justify-between">
      <Report {...channel} className="col-span-2" />
      <Step {...canceled} sign={<Sign room="canceled" />} />
      <div className="col-span-2 @max-[48rem]:row-start-1 @max-[48rem]:col-start-3 @max-[16rem]:col-auto @max-[16rem]:row-auto">
        <p className="font-heading text-[max(min(5.25rem,20cqw),12.4cqw)] leading-[0.8] font-semibold tracking-[-0.035em] text-teal-text @min-[48rem]:text-[12.4cqw]">
          {paid.value}
        </p>
        <p className="mt-3 text-ink-2 @max-[48rem]:min-h-[2.6em]">{paid.label}</p>
      </div>
      <Step {...noShows} sign={<Sign room="noShow" />} />
      <Report
        {...housekeeping}
        className="col-span-2 @max-[48rem]:row-start-1 @max-[48rem]:col-start-5 @max-[16rem]:col-auto @max-[16rem]:row-auto"
      />
    </div>
  );
}

interface Figure {
  readonly value: string;
  readonly label: string;
}

function Report({ value, label, className }: Figure & { readonly className: string }) {
  return (
    <div className={className}>
      <p className="font-heading text-[min(var(--text-numeral),13cqw)] leading-[0.95] font-semibold tracking-[-0.035em] text-ink">
        {value}
      </p>
      <p className="mt-3 text-ink-2 @max-[48rem]:min-h-[2.6em] @max-[48rem]:max-w-[7em]">{label}</p>
    </div>
  );
}

function Step({ value, label, sign }: Figure & { readonly sign: ReactNode }) {
  return (
    <div className="col-span-3">
      <p className="flex items-center gap-3 font-heading text-h2 font-semibold text-ink">
        <span className="text-[0.6em]">{sign}</span>
        {value}
      </p>
      <p className="mt-3 text-ink-2">{label}</p>
    </div>
  );
}
