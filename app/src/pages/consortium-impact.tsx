import { Paper } from "../components/drawings/drawing";
import { Grid } from "../components/drawings/signs";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { AnimationHero } from "../components/sections/animation-hero";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { ItemColumns, ItemText, ItemTitle } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import {
  animation,
  invitation,
  page,
  partnerships,
  programs,
  report,
} from "../content/pages/consortium-impact";
import { labels } from "../content/shared/site";
import { Player } from "./player";

export { page };

export function Component() {
  return (
    <>
      <AnimationHero
        {...page.hero}
        size="display"
        ground="pale-violet"
        wordsAtSide
        animation={animation}
        player={<Player animation={animation} />}
        subNavigation={<SubNavigation name="consortium" ground="pale-violet" />}
      />
      <Section id={partnerships.id}>
        <SectionHeading title={partnerships.title} size="poster" />
        <ItemColumns items={partnerships.items} look="ruled" tone="violet" textSize="lead" measure="narrow" />
        <Actions actions={partnerships.actions} primary />
      </Section>
      <BelowFold>
        <Section id={programs.id} ground="violet" space="none">
          <Programs />
        </Section>
        <Closing {...invitation} ground="pale-violet" />
      </BelowFold>
    </>
  );
}

/** The two programs beside a report that comes of them. */
function Programs() {
  return (
    <div className="gap-x-16 pt-section lg:grid lg:grid-cols-[min(26rem,33%)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <SectionHeading title={programs.title} />
      <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <Report />
      </div>
      <ul className="grid content-end gap-8 py-12">
        {programs.items.map((item) => (
          <li key={item.title} id={item.id} className="border-t border-control pt-6">
            <ItemTitle {...item} size="h2" />
            <ItemText {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A finding as a report to the community that asked: a dot for each report of a late repair, and rows by building. White
 * in both schemes, as wide as the window at its right.
 */
function Report() {
  const { title, finding, text, building, buildings, count } = report;
  return (
    <div className="-mr-bleed h-full border-l-8 border-white/40 lg:border-l-12 forced-colors:border-0 print:border">
      <Paper>
        <div className="h-full py-8 pr-bleed pl-6 lg:py-12 lg:pl-12">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline pb-4">
            <h3 className="font-semibold text-ink">{title}</h3>
            <p className="text-label text-ink-3">{labels.example}</p>
          </div>
          <p className="mt-6 -ml-[0.03em] font-heading text-[min(16.5rem,36cqw)] leading-[0.82] font-semibold tracking-[-0.06em] whitespace-nowrap text-teal-text lg:mt-9">
            {finding}
          </p>
          <p className="heading mt-4 text-[min(2.75rem,7cqw)] leading-[1.08] tracking-[-0.025em] lg:mt-7">
            {text}
          </p>
          <ul className="mt-7 grid grid-cols-[auto_1fr] gap-x-[4cqw] gap-y-3 text-label text-ink lg:mt-11">
            {buildings.map(({ letter, reports }, index) => (
              <li key={letter} className="col-span-2 grid grid-cols-subgrid items-center">
                <p>
                  <span className="font-semibold">{`${building} ${letter}`}</span> {reports}
                </p>
                <Grid
                  kind="dot"
                  color={index === 0 ? "teal" : "violet"}
                  size={0.72}
                  count={reports}
                  columns={12}
                />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-label text-ink-2">{count}</p>
        </div>
      </Paper>
    </div>
  );
}
