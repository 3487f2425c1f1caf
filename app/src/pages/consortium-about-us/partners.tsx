import { lattice, Signs } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { streetAnswers } from "../../content/examples/street-answers";
import { partners } from "../../content/pages/consortium-about-us";

const ringsEach = streetAnswers.total / partners.items.length;
const size = 0.78;

/** Three ways to take part, below a row of rings that wait for answers; on a phone each has its own. */
export function Partners() {
  return (
    <Section id={partners.id} space="tight">
      <SectionHeading {...partners} />
      {/* Wider by the space after the last ring, so that it ends at the frame's edge. */}
      <ul className="mt-9 grid gap-y-10 md:-mr-[0.615%] md:grid-cols-3">
        {partners.items.map((item) => (
          <li key={item.title} className="flex flex-col">
            <svg
              viewBox={`${(1 - size) / 2} 0 ${ringsEach} 1`}
              aria-hidden="true"
              className="mb-6 w-full overflow-visible max-md:max-w-110"
            >
              <Signs
                kind="ring"
                color="violet"
                size={size}
                edge={0.07}
                scaled
                points={lattice(ringsEach, { columns: ringsEach, pitch: 1 })}
              />
            </svg>
            <ItemTitle {...item} />
            <ItemText {...item} className="measure-32 pr-6" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
