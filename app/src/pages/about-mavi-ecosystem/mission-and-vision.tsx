import { fullBleed, Section, SectionHeading } from "../../components/sections/section";
import { missionAndVision } from "../../content/pages/about-mavi-ecosystem";

const { id, title, mission, vision } = missionAndVision;

const halves = [
  { ...mission, ground: "pale-teal", className: "[--accent:var(--teal-text)] md:pr-12" },
  { ...vision, ground: "pale-violet", className: "[--accent:var(--violet-text)] md:pl-12" },
];

/** Two sentences on two tints, from edge to edge. */
export function MissionAndVision() {
  return (
    <Section id={id} ruled space="none">
      <div className="py-6">
        <SectionHeading title={title} size="h3" />
      </div>
      <div
        className={`grid *:px-(--bleed) *:py-[clamp(2.5rem,2.2571rem+3.0476vw,4.5rem)] md:grid-cols-2 ${fullBleed}`}
      >
        {halves.map(({ title: half, text, ground, className }) => (
          <div key={half} data-ground={ground} className={className}>
            <h3 className="text-label font-semibold text-(--accent)">{half}</h3>
            <p className="measure-22 mt-3.5 font-heading text-[clamp(1.75rem,1.35rem+1.62vw,2.75rem)] leading-[1.12] font-semibold tracking-[-0.02em] text-balance text-ink">
              {text}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
