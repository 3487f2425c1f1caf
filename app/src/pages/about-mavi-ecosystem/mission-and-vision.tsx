import { fullBleed, Section, SectionHeading } from "../../components/sections/section";
import { missionAndVision } from "../../content/pages/about-mavi-ecosystem";

/** Two sentences on two tints, from edge to edge. */
export function MissionAndVision() {
  const { id, title, mission, vision } = missionAndVision;
  return (
    <Section id={id} ruled space="none">
      <div className="py-6">
        <SectionHeading title={title} size="h3" />
      </div>
      <div className={`grid md:grid-cols-2 ${fullBleed}`}>
        <Half {...mission} ground="pale-teal" className="md:pr-12" />
        <Half {...vision} ground="pale-violet" className="md:pl-12" />
      </div>
    </Section>
  );
}

function Half({
  title,
  text,
  ground,
  className,
}: {
  readonly title: string;
  readonly text: string;
  readonly ground: "pale-teal" | "pale-violet";
  readonly className: string;
}) {
  return (
    <div
      data-ground={ground}
      className={`px-(--bleed) py-[clamp(2.5rem,2.2571rem+3.0476vw,4.5rem)] ${className}`}
    >
      <h3
        className={`text-label font-semibold ${ground === "pale-teal" ? "text-teal-text" : "text-violet-text"}`}
      >
        {title}
      </h3>
      <p className="measure-22 mt-3.5 font-heading text-[clamp(1.75rem,1.35rem+1.62vw,2.75rem)] leading-[1.12] font-semibold tracking-[-0.02em] text-balance text-ink">
        {text}
      </p>
    </div>
  );
}
