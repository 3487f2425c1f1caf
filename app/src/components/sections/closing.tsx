import type { ReactNode } from "react";
import type { HeadedSection } from "../../content/types";
import { columns } from "../layout/frame";
import { Actions } from "./actions";
import { type Ground, Lead, Section } from "./section";

/** The last section of a page: one sentence as large as a poster, where it leads, and the page's picture once more. */
export function Closing({
  id,
  title,
  lead,
  actions,
  ground = "teal",
  picture,
}: HeadedSection & { readonly ground?: Ground; readonly picture?: ReactNode }) {
  return (
    <Section id={id} ground={ground} space="none">
      <div
        className={`${columns} items-end gap-y-6 ${picture === undefined ? "py-section-tight" : "pt-section-tight"}`}
      >
        <h2 className="font-heading text-poster font-semibold text-balance text-ink lg:col-span-7">
          {title}
        </h2>
        <div className="lg:col-span-5">
          <Lead text={lead} />
          <Actions actions={actions} primary className={lead === undefined ? "" : "mt-6"} />
        </div>
      </div>
      {picture}
    </Section>
  );
}
