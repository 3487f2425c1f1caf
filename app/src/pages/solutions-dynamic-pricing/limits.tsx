import { ItemColumns } from "../../components/sections/items";
import { fullBleed, Section } from "../../components/sections/section";
import { limits } from "../../content/pages/solutions-dynamic-pricing";

/** The sentence fills the corridor between the two limits. */
export function Limits() {
  return (
    <Section id={limits.id} space="none">
      <div className="@container pt-section-tight">
        <p className={`${line} mb-2.5`}>{limits.ceiling}</p>
        <div className={`${fullBleed} border-y-2 border-teal-line px-(--bleed)`}>
          <h2 className="-ml-[0.022em] pt-[0.12em] pb-[0.06em] font-heading text-[13.45cqw] leading-[0.78] font-semibold tracking-[-0.045em] whitespace-nowrap text-ink">
            {limits.title}
          </h2>
        </div>
        <p className={`${line} mt-2.5`}>{limits.floor}</p>
      </div>
      <div className="mt-12">
        <ItemColumns {...limits} />
      </div>
    </Section>
  );
}

const line = "text-label font-semibold text-teal-text sm:text-right";
