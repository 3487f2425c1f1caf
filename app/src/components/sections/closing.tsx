import type { ReactNode } from "react";
import type { HeadedSection } from "../../content/types";
import { Actions } from "./actions";
import { type Ground, Lead, Section } from "./section";

/** The last section of a page: one large sentence, actions, and a picture. */
export function Closing({
  id,
  title,
  lead,
  actions,
  ground = "teal",
  picture,
  beside,
}: HeadedSection & {
  readonly ground?: Ground;
  /** A picture below the words. */
  readonly picture?: ReactNode;
  /** A picture beside the words in a wide window; it sets its own distance from the section's edges. */
  readonly beside?: ReactNode;
}) {
  const across = beside === undefined;
  const heading = <h2 className="heading text-poster lg:col-span-7">{title}</h2>;
  const words = (
    <div className={across ? "lg:col-span-5" : "mt-6"}>
      <Lead text={lead} />
      <Actions actions={actions} primary flush={lead === undefined} />
    </div>
  );
  return (
    <Section id={id} ground={ground} space="none">
      {across ? (
        <div
          className={`twelve-columns items-end gap-y-6 ${picture === undefined ? "py-section-tight" : "pt-section-tight"}`}
        >
          {heading}
          {words}
        </div>
      ) : (
        <div className="twelve-columns">
          <div className="py-section-tight max-lg:pb-8 lg:col-span-7 lg:self-center">
            {heading}
            {words}
          </div>
          <div className="lg:col-span-5">{beside}</div>
        </div>
      )}
      {picture}
    </Section>
  );
}
