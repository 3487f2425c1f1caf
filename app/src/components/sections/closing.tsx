import type { ReactNode } from "react";
import type { HeadedSection } from "../../content/types";
import { Lines } from "../text/lines";
import { Actions } from "./actions";
import { type Ground, Lead, Section } from "./section";

/** The last section of a page: one large sentence, actions, and a picture. */
export function Closing({
  id,
  title,
  lead,
  actions,
  ground = "teal",
  beside = false,
  children,
}: HeadedSection & {
  readonly ground?: Ground;
  /** In a wide window, the picture is beside the words instead of below them. */
  readonly beside?: boolean;
  /** The picture. It sets its own distance from the words and from the section's edges. */
  readonly children: ReactNode;
}) {
  const words = (
    <>
      <Lead text={lead} />
      <Actions actions={actions} primary flush={lead === undefined} />
    </>
  );
  if (beside)
    return (
      <Section id={id} ground={ground} space="none">
        <div className="twelve-columns">
          <div className="pt-section-tight pb-8 lg:col-span-7 lg:self-center lg:pb-section-tight">
            <h2 className="mb-6 heading text-poster">
              <Lines lines={title} />
            </h2>
            {words}
          </div>
          <div className="lg:col-span-5">{children}</div>
        </div>
      </Section>
    );
  return (
    <Section id={id} ground={ground} spaceAbove="tight" spaceBelow="none">
      <div className="twelve-columns items-end gap-y-6">
        <h2 className="heading text-poster lg:col-span-7">
          <Lines lines={title} />
        </h2>
        <div className="lg:col-span-5">{words}</div>
      </div>
      {children}
    </Section>
  );
}
