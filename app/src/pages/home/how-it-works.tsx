import type { howItWorks } from "../../content/pages/home";
import { Actions } from "../../components/sections/actions";
import { Section } from "../../components/sections/section";

const places = ["order-1", "order-3", "order-5"] as const;
const placesBelow = ["order-2", "order-4", "order-6"] as const;

/** The title as a sum, as wide as the frame: each term on a line of its own, above its sentence. */
export function HowItWorks({ id, title, paragraphs, actions }: typeof howItWorks) {
  return (
    <Section id={id} space="tight">
      <div className="@container">
        <div className="flex flex-col">
          <h2 className="contents font-heading font-semibold">
            {title.split(/(?= [+=] )/).map((term, index) => {
              const [, sign = "", words = term] = /^ ([+=]) (.*)$/.exec(term) ?? [];
              return (
                <span
                  key={term}
                  className={`[text-indent:-0.03em] text-[15.6cqw] leading-[0.98] tracking-[-0.045em] @min-[42rem]:text-[9.72cqw] @min-[42rem]:whitespace-nowrap ${places[index]} ${sign === "=" ? "border-t-4 border-ink pt-[0.14em] text-teal-text" : "text-ink"}`}
                >
                  {sign === "" ? null : <span className="text-teal-text"> {sign} </span>}
                  {words}
                </span>
              );
            })}
          </h2>
          {paragraphs.map((text, index) => (
            <p key={text} className={`mt-2 mb-6 text-lead leading-[1.4] text-ink-2 ${placesBelow[index]}`}>
              {text}
            </p>
          ))}
        </div>
      </div>
      <Actions actions={actions} primary className="mt-2.5" />
    </Section>
  );
}
