import { fullBleed, Section, SectionHeading } from "../../components/sections/section";
import { whatWeBuild } from "../../content/pages/platform-about-us";

/** Four parts of one platform, from edge to edge, each in a deeper tint. */
export function WhatWeBuild() {
  return (
    <Section id={whatWeBuild.id} space="none">
      <div className="pt-section-tight">
        <SectionHeading title={whatWeBuild.title} />
      </div>
      <ul
        className={`${fullBleed} mt-9 grid md:grid-cols-2 xl:grid-cols-[1fr_repeat(2,calc((100%-2*var(--bleed))/4))_1fr]`}
      >
        {whatWeBuild.items.map(({ title, text }, index) => (
          <li
            key={title}
            data-ground={grounds[index]}
            className={`flex flex-col justify-between forced-colors:border-t gap-y-3 py-7 max-md:px-(--bleed) md:min-h-60 md:odd:pr-7 md:odd:pl-(--bleed) md:even:pr-(--bleed) md:even:pl-7 xl:min-h-85 xl:not-first:pl-7! xl:not-last:pr-7! ${tints[index]}`}
          >
            <h3 className="font-heading text-[min(clamp(1.625rem,1.3rem+1.1vw,2.1875rem),8.6vw)] leading-[1.06] font-semibold tracking-[-0.02em] text-balance text-ink">
              {title}
            </h3>
            <p className="max-w-[24em] text-body text-balance text-ink">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const grounds = ["pale-teal", "pale-teal", "teal", "teal"] as const;

/** The second lies between the grounds, the fourth beyond them. */
const tints = [
  "",
  "bg-[color-mix(in_srgb,var(--ground-teal)_25%,var(--teal-tint))]",
  "",
  "bg-[color-mix(in_srgb,var(--ground-teal),black_40%)] dark:bg-[color-mix(in_srgb,var(--ground-teal),white_15%)]",
] as const;
