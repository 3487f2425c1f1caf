import { Grid } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { streetAnswers } from "../../content/examples/street-answers";
import { missionAndVision } from "../../content/pages/consortium-about-us";

const { id, title, items, caption } = missionAndVision;

/** What the answers become together: the mission and the vision beside all of them in one square. */
export function Together() {
  return (
    <Section id={id} ground="ink">
      <div className="grid gap-x-19 gap-y-12 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <h2 className="font-heading text-poster font-semibold text-balance text-ink lg:col-span-2">
          {title}
        </h2>
        <ul className="grid gap-x-19 gap-y-8 sm:grid-cols-2 lg:col-span-2 lg:self-end">
          {items.map((item) => (
            <li key={item.title}>
              <ItemTitle title={item.title} className="text-h3 text-violet-text" />
              <ItemText text={item.text} className="measure-34" />
            </li>
          ))}
        </ul>
        <figure className="max-lg:max-w-110 lg:col-start-3 lg:row-span-2 lg:row-start-1">
          <Grid
            kind="dot"
            color="violet"
            count={streetAnswers.total}
            columns={Math.sqrt(streetAnswers.total)}
            size={0.85}
          />
          <figcaption className="mt-5 text-label text-ink-2">{caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
