import { Decision, Grid } from "../../components/drawings/signs";
import { Section } from "../../components/sections/section";
import { agenticAi } from "../../content/pages/platform";

/** Three proposals wait; one is approved. */
export function AgenticAi() {
  return (
    <Section id={agenticAi.id} ground="ink" space="none">
      <h2 className="flex flex-wrap justify-between gap-x-10 pt-12 font-heading text-[min(clamp(2.25rem,1rem+4.4vw,5.5rem),9.5vw)] leading-[1.04] font-semibold tracking-[-0.035em] text-ink [&_svg]:ml-[0.22em] [&_svg]:inline-block [&_svg]:align-[-0.03em]">
        <span className="whitespace-nowrap">
          {agenticAi.proposes}
          <Grid kind="ring" count={3} columns={3} size={0.7} edge={0.09} className="w-[2em]!" />
        </span>{" "}
        <span className="whitespace-nowrap">
          {agenticAi.approves}
          <svg viewBox="0 0 64 64" aria-hidden="true" className="w-[0.75em]">
            <Decision x={32} y={32} r={29.5} edge={4.5} />
          </svg>
        </span>
      </h2>
      <p className="mt-4 text-lead text-pretty text-ink-2">{agenticAi.lead}</p>
    </Section>
  );
}
