import { Link } from "../../components/controls/link";
import { Section, SectionHeading } from "../../components/sections/section";
import { RichText } from "../../components/text/rich-text";
import { partnerWithMavi } from "../../content/pages/about-mavi-ecosystem";

/** Of teal, violet, teal and ink: the side that each of the four comes to. */
const colors = [
  "border-teal-line text-teal-text",
  "border-violet-line text-violet-text",
  "border-teal-line text-teal-text",
  "border-ink-2 text-ink",
];

/** Four rings that wait for somebody, each of them a link as a whole. */
export function Rings() {
  return (
    <Section id={partnerWithMavi.id} ground="sunken" space="tight">
      <SectionHeading {...partnerWithMavi} />
      <div className="@container">
        <ul className="mt-9 grid gap-x-5 gap-y-8 @xs:grid-cols-2 @md:grid-cols-4 @lg:gap-x-10">
          {partnerWithMavi.items.map(({ title, text, actions }, index) => (
            <li key={title} className={`group relative flex flex-col ${colors[index]}`}>
              <h3 className="grid aspect-square place-items-center rounded-pill border-3 border-inherit text-center font-heading text-[min(clamp(1.25rem,0.75rem+1.35vw,2.125rem),5.4vw)] leading-[1.04] font-semibold transition-colors group-focus-within:bg-surface group-hover:bg-surface @max-xs:text-h3">
                <span className="w-min wrap-normal">{title}</span>
              </h3>
              <p className="mt-5 text-balance text-ink-2">
                <RichText text={text} />
              </p>
              {actions?.map(({ label, href }) => (
                <Link
                  key={label}
                  href={href}
                  className="mt-2 self-start font-semibold underlined after:absolute after:inset-0"
                >
                  {label}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
