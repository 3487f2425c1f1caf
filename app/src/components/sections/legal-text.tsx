import type { HeroCopy, ProseSection } from "../../content/types";
import { RichText } from "../text/rich-text";
import { BelowFold } from "./below-fold";
import { Hero } from "./hero";
import { Section } from "./section";

/** A page of legal text: its hero and its sections. */
export function LegalText({
  hero,
  sections: [first, ...others],
}: {
  readonly hero: HeroCopy;
  readonly sections: readonly [ProseSection, ...ProseSection[]];
}) {
  return (
    <>
      <Hero {...hero} />
      <Prose {...first} />
      <BelowFold>
        {others.map((section) => (
          <Prose key={section.title} {...section} />
        ))}
      </BelowFold>
    </>
  );
}

/** A section with its heading on the left and the text beside it. */
function Prose({ id, title, paragraphs, points }: ProseSection) {
  return (
    <Section id={id} space="tight" ruled>
      <div className="twelve-columns">
        <h2 className="heading measure-22 text-h3 lg:col-span-4">{title}</h2>
        <div className="measure-56 space-y-4 text-body text-pretty text-ink-2 max-lg:mt-4 lg:col-span-8">
          {paragraphs.map((paragraph, index) => (
            <p key={index}>
              <RichText text={paragraph} />
            </p>
          ))}
          {points === undefined ? null : (
            <ul className="list-disc space-y-2 pl-6 marker:text-(--accent)">
              {points.map((point, index) => (
                <li key={index}>
                  <RichText text={point} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  );
}
