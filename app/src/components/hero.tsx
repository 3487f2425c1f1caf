import type { ReactNode } from "react";
import type { Hero as HeroContent, Tone } from "../content/types";
import { ButtonLink } from "./button";
import { Figure } from "./figures/figure";
import { RichText } from "./rich-text";
import { columns, frame, toneVariables } from "./sections/sheet";

/** The top of a page: its heading, what follows from it, and what to do next. */
export function Hero({
  hero,
  tone,
  children,
}: {
  readonly hero: HeroContent;
  readonly tone: Tone;
  readonly children?: ReactNode;
}) {
  const { title, subtitle, actions, figure, align = "left" } = hero;
  return (
    <div className={`overflow-x-clip ${toneVariables[tone]}`}>
      <div className={`${frame} pt-section-tight pb-section-tight`}>
        <div className={`${columns} lg:items-center`}>
          <div className={figure === undefined ? alignments[align] : "lg:col-span-6"}>
            <h1 className="measure-18 font-heading text-h1 font-semibold text-balance text-ink">{title}</h1>
            {subtitle === undefined ? null : (
              <p className="mt-6 measure-52 text-lead text-pretty text-ink-2">
                <RichText text={subtitle} />
              </p>
            )}
            {actions === undefined ? null : (
              <div className="mt-8 flex flex-wrap gap-3">
                {actions.map((action, index) => (
                  <ButtonLink key={action.label} href={action.href} variant={index === 0 ? "primary" : "secondary"}>
                    {action.label}
                  </ButtonLink>
                ))}
              </div>
            )}
            {children}
          </div>
          {figure === undefined ? null : (
            <div className="max-lg:mt-12 lg:col-span-6">
              <Figure name={figure} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const alignments = {
  left: "lg:col-span-10",
  center: "lg:col-span-10 lg:col-start-2 text-center *:mx-auto",
  right: "lg:col-span-10 lg:col-start-3 text-right *:ml-auto",
} as const;
