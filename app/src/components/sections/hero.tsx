import type { ReactNode } from "react";
import type { Hero as HeroContent, Tone } from "../../content/types";
import { ButtonLink } from "../controls/button";
import { Figure } from "../figures/figure";
import { RichText } from "../text/rich-text";
import { buttonRow } from "./actions";
import { bleed, columns, frame, toneVariables } from "./sheet";

interface HeroProps {
  readonly hero: HeroContent;
  readonly tone: Tone;
  /** Stands in the place of the figure. */
  readonly picture?: ReactNode;
  /** The page's heading as a monument, above the title. */
  readonly monument?: string;
  /** Follows the copy. */
  readonly children?: ReactNode;
}

/** The top of a page: its heading, what follows from it, what to do next, and its picture. */
export function Hero({
  hero,
  tone,
  picture = hero.figure === undefined ? undefined : <Figure name={hero.figure} />,
  monument,
  children,
}: HeroProps) {
  const { align = "left", bleeds } = hero;
  const copy = (
    <Copy hero={hero} monument={monument} align={align} beside={picture === undefined}>
      {children}
    </Copy>
  );
  return (
    <div className={`overflow-x-clip ${bleed} ${toneVariables[tone]}`}>
      <div className={`${frame} py-section-tight`}>
        {picture === undefined ? (
          copy
        ) : (
          <div className={`${columns} lg:items-center`}>
            <div className={copyColumns[align]}>{copy}</div>
            <div className={`max-lg:mt-10 ${pictureColumns[align]} ${bleeds ? bleedSides[align] : ""}`}>
              {picture}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

type Align = NonNullable<HeroContent["align"]>;

/** With a picture: the copy on one half, or centered above it. The copy is read first wherever it stands. */
const copyColumns: Readonly<Record<Align, string>> = {
  left: "lg:col-span-6",
  center: "lg:col-span-10 lg:col-start-2",
  right: "lg:col-span-6",
};

const pictureColumns: Readonly<Record<Align, string>> = {
  left: "lg:col-span-6",
  center: "lg:col-span-12 lg:mt-14",
  right: "lg:order-first lg:col-span-6",
};

const bleedSides: Readonly<Record<Align, string>> = {
  left: "-mr-(--bleed)",
  center: "-mx-(--bleed)",
  right: "max-lg:-mr-(--bleed) lg:-ml-(--bleed)",
};

function Copy({
  hero: { title, subtitle, actions },
  monument,
  align,
  beside,
  children,
}: {
  readonly hero: HeroContent;
  readonly monument: string | undefined;
  readonly align: Align;
  /** Whether there is room beside the heading for what follows from it. */
  readonly beside: boolean;
  readonly children: ReactNode;
}) {
  const split = beside && align === "left";
  const alignment = align === "center" || beside ? alignments[align] : "";
  const Title = monument === undefined ? "h1" : "p";
  return (
    <div className={split ? `${columns} lg:items-end` : alignment}>
      {monument === undefined ? null : (
        <h1 className="mb-6 font-heading text-monument font-semibold text-ink lg:mb-8">{monument}</h1>
      )}
      <Title
        className={`font-heading text-h1 font-semibold text-balance text-ink ${
          align === "center" ? "measure-24" : "measure-18"
        } ${split ? "lg:col-span-7" : ""}`}
      >
        {title}
      </Title>
      <div className={split ? "lg:col-span-5" : "contents"}>
        {subtitle === undefined ? null : (
          <p
            className={`mt-6 measure-46 text-lead text-balance text-ink-2 ${split ? "lg:mt-0 lg:pb-1" : ""}`}
          >
            <RichText text={subtitle} />
          </p>
        )}
        {actions === undefined ? null : (
          <div className={`mt-8 ${buttonRow} ${beside || align === "center" ? buttonAlignments[align] : ""}`}>
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
    </div>
  );
}

const alignments: Readonly<Record<Align, string>> = {
  left: "",
  center: "text-center [&_:is(h1,p)]:mx-auto",
  right: "text-right [&_:is(h1,p)]:ml-auto",
};

const buttonAlignments: Readonly<Record<Align, string>> = {
  left: "",
  center: "justify-center",
  right: "justify-end",
};
