import { columns } from "../../components/layout/frame";
import { Section } from "../../components/sections/section";
import { collaborativeNetwork } from "../../content/pages/about-mavi-ecosystem";

const { id, title, participants, corporation, and, consortium } = collaborativeNetwork;

/** Who takes part, in one sentence. The two cores have the signs of the network below. */
export function TwoCores() {
  return (
    <Section id={id} ruled space="none">
      <div className={`${columns} gap-y-4 py-9`}>
        <h2 className="measure-22 font-heading text-lead font-semibold text-balance text-ink lg:col-span-4">
          {title}
        </h2>
        <p className="font-heading text-h3 font-semibold text-balance text-ink-2 lg:col-span-8">
          {participants}{" "}
          <span className="inline-block text-teal-text">
            <span className={`${sign} bg-teal-line forced-colors:bg-[CanvasText]`} />
            {corporation}
          </span>{" "}
          {and}{" "}
          <span className="inline-block text-violet-text">
            <span className={`${sign} border-2 border-dashed border-violet-line`} />
            {consortium}
          </span>
        </p>
      </div>
    </Section>
  );
}

const sign = "mr-[0.25em] inline-block size-[0.62em] rounded-pill";
