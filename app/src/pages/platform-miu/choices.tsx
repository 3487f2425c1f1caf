import { columns } from "../../components/layout/frame";
import { Section, SectionHeading } from "../../components/sections/section";
import { RichText } from "../../components/text/rich-text";
import { unitOrDiscount } from "../../content/pages/platform-miu";

/** Five choices, in the largest words of the page. */
export function Choices() {
  return (
    <Section id={unitOrDiscount.id}>
      <SectionHeading {...unitOrDiscount} across />
      <ul className="mt-10 border-b border-hairline">
        {unitOrDiscount.items.map(({ title, text }) => (
          <li key={title} className={`${columns} items-baseline border-t border-hairline pt-3 pb-4`}>
            <h3 className="text-body text-ink-2 lg:col-span-3">{title}</h3>
            <p className="font-heading text-[min(var(--text-display),10.5vw)] leading-none font-semibold tracking-[-0.035em] text-ink lg:col-span-9">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
