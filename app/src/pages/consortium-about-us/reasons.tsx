import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Note } from "../../components/drawings/plot";
import { lattice, Signs } from "../../components/drawings/signs";
import { ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { streetAnswers } from "../../content/examples/street-answers";
import { problem } from "../../content/pages/consortium-about-us";

const [fragmentation, trust, blindSpots] = problem.items;

/** Three pictures of the same answers: scattered, held back, averaged. */
export function Reasons() {
  return (
    <Section id={problem.id} ground="violet" ruled space="none">
      <div className="pt-6 pb-section">
        <SectionHeading {...problem} size="h3" />
        <div className="@container mt-9">
          <ul className="grid gap-x-19 gap-y-14 @lg:grid-cols-3 @lg:grid-rows-[repeat(4,auto)] @lg:gap-y-0">
            <Reason {...fragmentation} legend={fragmentation.legend}>
              <Scattered />
            </Reason>
            <Reason
              {...trust}
              legend={
                <>
                  <LegendEntry kind="dot" text={trust.legend.given} />
                  <LegendEntry kind="ring" text={trust.legend.heldBack} />
                </>
              }
            >
              <HeldBack />
            </Reason>
            <Reason {...blindSpots} legend={blindSpots.legend}>
              <Averaged />
            </Reason>
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Reason({
  title,
  text,
  legend,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly legend: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className="@max-lg:max-w-110 @lg:row-span-4 @lg:grid @lg:grid-rows-subgrid">
      <ItemTitle
        title={title}
        className="text-[min(clamp(1.75rem,1.4rem+1.5vw,2.625rem),10vw)] leading-[1.05] tracking-[-0.02em]"
      />
      <div className="mt-7">{children}</div>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 text-label text-ink-3">{legend}</p>
      <p className="measure-34 mt-3 text-lead text-pretty text-ink">{text}</p>
    </li>
  );
}

function LegendEntry({ kind, text }: { readonly kind: "dot" | "ring"; readonly text: string }) {
  return (
    <span className="inline-flex items-center gap-x-2">
      <svg viewBox="0 0 1 1" aria-hidden="true" className="size-[0.8em]">
        <Signs kind={kind} color="ink" size={1} edge={0.13} scaled points={[{ x: 0.5, y: 0.5 }]} />
      </svg>
      {text}
    </span>
  );
}

/** Every picture is a lattice of so many rows and columns, one apart; its outer dots touch its edges. */
const places = 12;
const size = 0.74;
const margin = (1 - size) / 2;
/** Where a place of the lattice is, in percent. */
const at = (place: number) => (100 * (place - margin)) / (places - 2 * margin);

function Picture({
  description,
  signs,
  children,
}: {
  readonly description?: string;
  readonly signs: ReactNode;
  readonly children?: ReactNode;
}) {
  const side = places - 2 * margin;
  return (
    <Drawing {...(description === undefined ? {} : { description })}>
      <svg aria-hidden="true" className="aspect-square w-full overflow-visible">
        <svg viewBox={`${margin} ${margin} ${side} ${side}`}>{signs}</svg>
        {children}
      </svg>
    </Drawing>
  );
}

/** Each party's answers: in so many columns at a corner, with its name below or above them. */
const groups = [
  { holder: "landlords", columns: 3, left: 0, top: 0, nameAt: 3.5 },
  { holder: "agencies", columns: 3, left: 9, top: 0, nameAt: 3.5 },
  { holder: "shops", columns: 5, left: 0, top: 10, nameAt: 9.5 },
  { holder: "households", columns: 4, left: 8, top: 10, nameAt: 9.5 },
] as const;

function Scattered() {
  const { description, labels } = fragmentation;
  return (
    <Picture
      description={description}
      signs={
        <Signs
          kind="dot"
          color="ink"
          size={size}
          scaled
          points={groups.flatMap(({ holder, ...group }) =>
            lattice(streetAnswers.holders[holder], { pitch: 1, ...group }),
          )}
        />
      }
    >
      {groups.map(({ holder, left, nameAt }) => (
        <text
          key={holder}
          x={left === 0 ? 0 : "100%"}
          y={`${at(nameAt)}%`}
          dy="0.35em"
          textAnchor={left === 0 ? "start" : "end"}
          className="fill-ink"
        >
          <tspan className="font-semibold">{labels[holder]}</tspan> {streetAnswers.holders[holder]}
        </text>
      ))}
    </Picture>
  );
}

function HeldBack() {
  const columns = Math.sqrt(streetAnswers.total);
  const pitch = (places - 1) / (columns - 1);
  const inset = (1 - pitch) / 2;
  const all = lattice(streetAnswers.total, { columns, pitch, left: inset, top: inset });
  return (
    <Picture
      signs={
        <>
          <Signs
            kind="dot"
            color="ink"
            size={size}
            scaled
            points={all.filter((_, index) => streetAnswers.given.includes(index))}
          />
          <Signs
            kind="ring"
            color="violet"
            size={size}
            edge={0.1}
            scaled
            points={all.filter((_, index) => !streetAnswers.given.includes(index))}
          />
        </>
      }
    />
  );
}

function Averaged() {
  const { description, labels } = blindSpots;
  const { averageShare, rentShares } = streetAnswers;
  const shares = rentShares.map(([share]) => share);
  const [most, least] = [Math.max(...shares), Math.min(...shares)];
  const y = (share: number) => 0.5 + ((most - share) / (most - least)) * (places - 1);
  return (
    <Picture
      description={description}
      signs={
        <>
          <Signs
            kind="dot"
            color="ink"
            size={size}
            scaled
            points={rentShares.flatMap(([share, count]) =>
              range(0, count - 1).map((index) => ({ x: index + 0.5, y: y(share) })),
            )}
          />
          <path
            d={`M${margin} ${y(averageShare)}H${places - margin}`}
            strokeWidth={1.5}
            className="stroke-violet-line [vector-effect:non-scaling-stroke]"
          />
        </>
      }
    >
      {[60, 40, 20].map((share) => (
        <Note key={share} x={100} y={at(y(share))} side="beside end" text={labels.share(share)} />
      ))}
      <Note x={100} y={at(y(averageShare))} side="above end" tone="ink" strong text={labels.average} />
      <Note x={at(2.9)} y={at(y(56.5))} side="beside start" tone="ink" text={labels.far} />
    </Picture>
  );
}
