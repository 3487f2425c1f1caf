import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Signs } from "../../components/drawings/signs";
import { ItemTitle } from "../../components/sections/items";
import { apartment } from "../../content/examples/apartment";
import { pilot as texts } from "../../content/pages/how-it-works";
import { labels } from "../../content/shared/site";

const { control, recommended } = apartment.pilot;

/** A column for each apartment: a dot, and above it a ring for each week empty. A unit is the distance of rings. */
const columnWidth = 1.75;
const width = columnWidth * recommended.length - columnWidth + 1;
const rows = Math.max(...recommended, ...control) + 1.3;

/** The two halves of a pilot, side by side, and the review of both. */
export function PilotHalves() {
  return (
    <Drawing>
      <div className="mt-12 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <ItemTitle title={texts.controlGroup.title} />
          <p className="mt-3 text-body font-regular text-pretty">{texts.controlGroup.text}</p>
        </div>
        <p className="text-ink-3">{labels.example}</p>
      </div>
      <ul className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {texts.halves.map(({ title, caption, days }, index) => (
          <li key={title}>
            <p className="flex items-center gap-3 text-ink">
              <span className="font-heading text-numeral font-semibold [overflow-wrap:normal]">{days}</span>
              <span>
                {texts.days.map((line) => (
                  <span key={line} className="block">
                    {`${line} `}
                  </span>
                ))}
              </span>
            </p>
            <Half weeks={index === 0 ? recommended : control} color={index === 0 ? "teal" : "ink"} />
            <p className="mt-4 font-semibold text-ink">{title}</p>
            <p className="mt-1 text-pretty">{caption}</p>
          </li>
        ))}
      </ul>
      <div className="mt-7 h-4.5 border-x-[1.5px] border-b-[1.5px] border-ink" />
      <div className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <ItemTitle title={texts.review.title} />
        <p className="text-body font-regular text-pretty">{texts.review.text}</p>
      </div>
    </Drawing>
  );
}

function Half({ weeks, color }: { readonly weeks: readonly number[]; readonly color: "teal" | "ink" }) {
  const columns = weeks.map((count, index) => ({ x: 0.5 + columnWidth * index, count }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${rows}`}
      className="mt-[calc(-100%*2.6/23.75)] block w-full overflow-visible"
    >
      <Signs
        kind="dot"
        points={columns.map(({ x }) => ({ x, y: rows - 0.5 }))}
        size={0.94}
        color={color}
        scaled
      />
      <Signs
        kind="ring"
        points={columns.flatMap(({ x, count }) =>
          range(1, count).map((week) => ({ x, y: rows - 0.8 - week })),
        )}
        size={0.82}
        edge={0.08}
        color={color}
        scaled
      />
    </svg>
  );
}
