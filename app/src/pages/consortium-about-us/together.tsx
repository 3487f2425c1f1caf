import { Grid } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { streetAnswers } from "../../content/examples/street-answers";
import { missionAndVision } from "../../content/pages/consortium-about-us";

const { id, title, items, caption } = missionAndVision;

/** What the answers become together: the mission and the vision beside all of them in one square. */
export function Together() {
  return (
    <Section id={id} ground="ink">
      <div className="grid gap-12 lg:grid-cols-[9fr_4fr]">
        <div className="flex flex-col justify-between gap-y-12">
          <SectionHeading title={title} size="poster" />
          <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
            {items.map((item) => (
              <li key={item.title}>
                <ItemTitle title={item.title} className="text-h3 text-violet-text" />
                <ItemText text={item.text} className="measure-34" />
              </li>
            ))}
          </ul>
        </div>
        <figure className="max-lg:max-w-110">
          <Grid kind="dot" color="violet" count={streetAnswers.total} columns={6} size={0.85} />
          <figcaption className="mt-5 text-label text-ink-2">{caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
