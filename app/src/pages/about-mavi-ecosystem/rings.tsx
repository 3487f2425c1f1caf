import { Link } from "../../components/controls/link";
import { Section, SectionHeading } from "../../components/sections/section";
import { RichText } from "../../components/text/rich-text";
import { partnerWithMavi } from "../../content/pages/about-mavi-ecosystem";

/** Of teal, violet, teal and ink: the side that each of the four comes to. */
const colors = [
  "border-teal-line text-teal-text hover:[--fill:var(--teal-tint)] focus-within:[--fill:var(--teal-tint)]",
  "border-violet-line text-violet-text hover:[--fill:var(--violet-tint)] focus-within:[--fill:var(--violet-tint)]",
  "border-teal-line text-teal-text hover:[--fill:var(--teal-tint)] focus-within:[--fill:var(--teal-tint)]",
  "border-ink-2 text-ink hover:[--fill:var(--surface)] focus-within:[--fill:var(--surface)]",
];

/** Four rings that wait for somebody, each of them a link as a whole. */
export function Rings() {
  return (
    <Section id={partnerWithMavi.id} ground="sunken" space="tight">
      <SectionHeading {...partnerWithMavi} />
      <div className="@container">
        <ul className="mt-9 grid gap-x-5 gap-y-8 @sm:grid-cols-2 @md:grid-cols-4 @lg:gap-x-10">
          {partnerWithMavi.items.map(({ title, text, actions }, index) => (
            <li key={title} className={`relative flex flex-col ${colors[index]}`}>
              <h3 className="grid aspect-square place-items-center rounded-pill border-3 border-inherit bg-(--fill) text-center font-heading text-h3 leading-[1.04] @sm:text-[min(clamp(1.25rem,0.75rem+1.35vw,2.125rem),5.4vw)] font-semibold tracking-[-0.025em] transition-colors duration-[120ms]">
                <span className="w-min wrap-normal">{title}</span>
              </h3>
              <p className="mt-5 text-balance text-ink-2">
                <RichText text={text} />
              </p>
              {actions?.map(({ label, href }) => (
                <Link
                  key={label}
                  href={href}
                  className="mt-2 self-start font-semibold underline decoration-1 underline-offset-[0.3em] after:absolute after:inset-0"
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
