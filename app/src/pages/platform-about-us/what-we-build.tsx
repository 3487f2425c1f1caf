import { Section } from "../../components/sections/section";
import { whatWeBuild } from "../../content/pages/platform-about-us";

/** Four parts of one platform, across the window, each on a deeper tint. */
export function WhatWeBuild() {
  return (
    <Section {...whatWeBuild} space="none">
      <ul className="mt-8 grid -mx-bleed md:grid-cols-2 xl:grid-cols-[1fr_repeat(2,calc((100%-2*var(--spacing-bleed))/4))_1fr]">
        {whatWeBuild.items.map(({ ground, title, text }) => (
          <li
            key={title}
            data-ground={ground}
            className="flex flex-col justify-between gap-y-3 px-bleed py-6 md:min-h-60 md:odd:pr-6 md:even:pl-6 xl:min-h-85 xl:not-first:pl-6 xl:not-last:pr-6 forced-colors:border-t"
          >
            <h3 className="heading text-h2">{title}</h3>
            <p className="max-w-[24em] text-body text-balance text-ink">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
