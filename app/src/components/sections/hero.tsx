import type { ReactNode } from "react";
import type { Hero as HeroContent, Tone } from "../../content/types";
import { ButtonLink } from "../controls/button";
import { Figure } from "../figures/figure";
import { RichText } from "../text/rich-text";
import { buttonRow } from "./actions";
import { columns, frame, toneVariables } from "./sheet";

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
      <div className={`${frame} py-section-tight`}>
        <div className={`${columns} lg:items-center`}>
          <div className={figure === undefined ? alignments[align] : "lg:col-span-6"}>
            <h1 className="measure-18 font-heading text-h1 font-semibold text-balance text-ink lg:col-span-7">
              {title}
            </h1>
            {subtitle === undefined ? null : (
              <p className="mt-6 measure-46 text-lead text-balance text-ink-2 lg:col-span-5">
                <RichText text={subtitle} />
              </p>
            )}
            {actions === undefined ? null : (
              <div className={`mt-8 lg:col-span-12 ${buttonRow} ${buttonAlignments[align]}`}>
                {actions.map((action, index) => (
                  <ButtonLink
                    key={action.label}
                    href={action.href}
                    variant={index === 0 ? "primary" : "secondary"}
                  >
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

const buttonAlignments = { left: "", center: "justify-center", right: "justify-end" } as const;

/** Without a figure the copy has the whole width; on the left, what follows from the heading stands beside it. */
const alignments = {
  left: "lg:col-span-12 lg:grid lg:grid-cols-subgrid lg:items-end lg:[&>p]:mt-0 lg:[&>p]:pb-1",
  center: "lg:col-span-10 lg:col-start-2 text-center *:mx-auto",
  right: "lg:col-span-10 lg:col-start-3 text-right *:ml-auto",
} as const;
