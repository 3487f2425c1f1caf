import type { strategicAlignment } from "../../content/pages/home";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { TitleLines } from "../../components/text/lines";

/** What the platform does and, in the other half of the row, what keeps it safe: violet where that is about people. */
export function StrategicAlignment({ id, title, items }: typeof strategicAlignment) {
  return (
    <Section id={id} space="none">
      <div className="pt-section-tight pb-2 min-[56rem]:pb-9">
        <SectionHeading size="poster" title={<TitleLines title={title} />} />
      </div>
      <ul>
        {items.map((item) => (
          <li
            key={item.title}
            className="grid border-control min-[56rem]:grid-cols-2 min-[56rem]:*:border-t min-[56rem]:*:border-control"
          >
            <div className="pt-5.5 pb-4.5 min-[56rem]:pt-7.5 min-[56rem]:pr-10 min-[56rem]:pb-8.5">
              <ItemTitle
                {...item}
                className="text-[clamp(1.75rem,1.35rem_+_1.3vw,2.625rem)] leading-[1.08] tracking-[-0.025em]"
              />
              <ItemText {...item} />
            </div>
            <p
              className={`-mx-(--bleed) px-(--bleed) py-4.5 font-heading text-[clamp(1.5rem,1rem_+_1.25vw,2.125rem)] leading-[1.15] font-semibold tracking-[-0.022em] text-balance min-[56rem]:ml-0 min-[56rem]:pt-8 min-[56rem]:pl-12 ${"aboutPeople" in item ? "bg-violet-tint" : "bg-teal-tint"}`}
            >
              {item.safeguard}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
