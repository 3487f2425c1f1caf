import { Decision, Signs } from "../../components/drawings/signs";
import { Section } from "../../components/sections/section";
import { agenticAi } from "../../content/pages/platform";

/** Three proposals wait; one is approved. */
export function AgenticAi() {
  return (
    <Section id={agenticAi.id} ground="ink" space="none">
      <h2 className="flex flex-wrap justify-between gap-x-10 pt-12 font-heading text-[min(clamp(2.25rem,1rem+4.4vw,5.5rem),9.5vw)] leading-[1.04] font-semibold tracking-[-0.035em] text-ink">
        <span className="whitespace-nowrap">
          {agenticAi.proposes}
          <svg viewBox="0 0 190 56" aria-hidden="true" className={`w-[2.1em] ${sign}`}>
            <Signs kind="ring" size={46} edge={6} points={[25, 91, 157].map((x) => ({ x, y: 28 }))} scaled />
          </svg>
        </span>{" "}
        <span className="whitespace-nowrap">
          {agenticAi.approves}
          <svg viewBox="0 0 68 56" aria-hidden="true" className={`w-[0.75em] ${sign}`}>
            <Decision x={32} y={28} r={29.5} edge={4.5} />
          </svg>
        </span>
      </h2>
      <p className="mt-4 text-lead text-pretty text-ink-2">{agenticAi.lead}</p>
    </Section>
  );
}

const sign = "-mb-[0.03em] ml-[0.22em] inline-block overflow-visible align-baseline";
