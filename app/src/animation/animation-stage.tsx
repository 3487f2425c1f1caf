/** An animation with its texts and controls. */
import { type PointerEvent, useId } from "react";
import { type Highlight, useHighlight } from "../components/use-highlight";
import type { StageContent } from "../content/types";
import {
  type AnimationName,
  animations,
  type CategoryName,
  type PhaseName,
  type StillShape,
} from "./generated/animations";
import { phasesOf } from "./still-timeline";
import { stillUrl } from "./stills";
import { type StageFault, type StageHandle, useStage } from "./use-stage";

/** The picture with a button over all of it and the categories' labels; below, the caption and the pause button. */
export function AnimationStage({
  content,
  labels,
  onFault,
}: {
  readonly content: StageContent;
  /** Names of the pause button. */
  readonly labels: PauseLabels;
  /** Called once if the engine fails; the stills remain. */
  readonly onFault: (fault: StageFault, error: unknown) => void;
}) {
  const highlight = useHighlight<CategoryName>();
  const stage = useStage(content.animation, highlight.active, onFault);
  const hintId = useId();
  const isEsee = content.animation === "esee";
  return (
    <figure className="relative border border-control/60 bg-surface">
      <div
        ref={stage.surfaceRef}
        data-animation={content.animation}
        data-phase={stage.phase}
        data-drawn={stage.drawn}
        // The engine gets pointer events itself; over a still, only the label is highlighted.
        onPointerMove={(event) =>
          highlight.preview(isEsee && !stage.drawn ? quadrantUnder(event) : undefined)
        }
        {...highlight.whole}
        className="peer relative"
      >
        <Shape animation={content.animation} />
        {isEsee ? <QuadrantAxes faded={stage.phase === "unified"} /> : null}
        <Stills animation={content.animation} stage={stage} />
        <div
          ref={stage.layerRef}
          aria-hidden="true"
          className={`absolute inset-0 print:invisible ${inSystemColors} ${stage.drawn ? "" : "invisible"}`}
        />
        <button
          type="button"
          aria-labelledby={hintId}
          onClick={() => {
            highlight.release();
            stage.click();
          }}
          className="absolute inset-0 size-full cursor-pointer noscript:hidden"
        />
        {content.animation === "esee" ? (
          <CategoryLabels labels={content.labels} stage={stage} highlight={highlight} />
        ) : null}
        <div
          aria-live="polite"
          className="pointer-events-none absolute inset-x-6 top-[73%] text-center text-balance text-ink"
        >
          <p className="sr-only">{pictureText(content, stage.phase)}</p>
          {content.animation === "esee" && stage.phase === "unified" ? (
            // Seen once the particles have left its position.
            <p className="font-heading text-h3 font-semibold motion-safe:transition-opacity motion-safe:delay-500 motion-safe:duration-500 starting:opacity-0">
              {content.unified}
            </p>
          ) : null}
          {content.animation === "impact" && stage.phase === "collective" ? (
            <>
              <p className="font-heading text-h3 font-semibold">{content.collective.title}</p>
              <p className="mx-auto mt-2 measure-34 text-body text-ink-2">{content.collective.text}</p>
            </>
          ) : null}
        </div>
      </div>
      <figcaption className="relative flex min-h-17 items-stretch sm:min-h-14 peer-data-[running=false]:[--timeline:paused]">
        <Progress animation={content.animation} stage={stage} />
        <div className="flex grow items-center px-4 py-3 md:px-6">
          {/* The name of the button; screen readers announce its changes. */}
          <p id={hintId} className="text-small text-pretty text-ink-2 noscript:hidden">
            {stage.started ? content.hints.reset : content.hints.start}
          </p>
        </div>
        {stage.drawn ? (
          <PauseButton labels={labels} paused={stage.paused} onClick={stage.togglePause} />
        ) : null}
      </figcaption>
    </figure>
  );
}

/** In forced colors, the dots are black on a light background and white on a dark one. */
const inSystemColors = "forced-colors:brightness-0 forced-colors:dark:invert";

/** The still's shape depends on the width: tall below `md`. */
const shownFrom: Readonly<Record<StillShape, string>> = {
  tall: "block md:hidden",
  wide: "hidden md:block",
};

/** Gives the stage the height of the stills. */
function Shape({ animation }: { readonly animation: AnimationName }) {
  return animations[animation].stillShapes.map(({ name, widthPx, heightPx }) => (
    <svg
      key={name}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
      className={`w-full ${shownFrom[name]}`}
    />
  ));
}

function pictureText(content: StageContent, phase: PhaseName): string {
  const pictures: Partial<Record<PhaseName, string>> = content.pictures;
  return pictures[phase] ?? "";
}

/** The pictures of all phases. That of the current phase shows; while the engine draws, only in print. */
function Stills({ animation, stage }: { readonly animation: AnimationName; readonly stage: StageHandle }) {
  return phasesOf(animation).map((phase, index) => (
    <picture key={phase} hidden={phase !== stage.phase} className={stage.drawn ? "not-print:hidden" : ""}>
      <source media="(min-width: 48rem)" srcSet={stillUrl(animation, phase, "wide")} />
      <img
        src={stillUrl(animation, phase, "tall")}
        alt=""
        // The first is the largest picture of the page's first screen. The others load after a click.
        loading={index === 0 || (stage.started && !stage.drawn) ? "eager" : "lazy"}
        fetchPriority={index === 0 ? "high" : "auto"}
        decoding="async"
        className={`absolute inset-0 size-full ${inSystemColors}`}
      />
    </picture>
  ));
}

/** Hairlines through the middle, with ticks where they meet the frame; only the ticks once faded. */
function QuadrantAxes({ faded }: { readonly faded: boolean }) {
  const axis = `absolute bg-hairline transition-opacity duration-[180ms] ${faded ? "opacity-0" : ""}`;
  const tick = "absolute bg-control";
  return (
    <div aria-hidden="true">
      <span className={`${axis} inset-y-0 left-1/2 w-px`} />
      <span className={`${axis} inset-x-0 top-1/2 h-px`} />
      <span className={`${tick} -top-1 left-1/2 h-[9px] w-px`} />
      <span className={`${tick} -bottom-1 left-1/2 h-[9px] w-px`} />
      <span className={`${tick} top-1/2 -left-1 h-px w-[9px]`} />
      <span className={`${tick} top-1/2 -right-1 h-px w-[9px]`} />
    </div>
  );
}

/** The quadrants, row by row. */
const categories: readonly {
  readonly name: CategoryName;
  readonly position: string;
  readonly dot: string;
}[] = [
  { name: "environmental", position: "top-0 left-0 border-r border-b", dot: "bg-teal" },
  { name: "social", position: "top-0 right-0 flex-row-reverse border-b border-l", dot: "bg-violet" },
  { name: "ethical", position: "bottom-0 left-0 border-t border-r", dot: "bg-lilac" },
  {
    name: "economic",
    position: "right-0 bottom-0 flex-row-reverse border-t border-l",
    dot: "bg-violet-2",
  },
];

/** The category of the quadrant under the pointer; undefined for touch, which does not hover. */
function quadrantUnder({
  pointerType,
  clientX,
  clientY,
  currentTarget,
}: PointerEvent): CategoryName | undefined {
  if (pointerType === "touch") return undefined;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const column = clientX < left + width / 2 ? 0 : 1;
  const row = clientY < top + height / 2 ? 0 : 1;
  return categories[2 * row + column]?.name;
}

/** The names of the quadrants, each in its outer corner. Keyboard focus or a press highlights the quadrant's dots. */
function CategoryLabels({
  labels: texts,
  stage,
  highlight: { active, pressed, preview, press },
}: {
  readonly labels: StageContent<"esee">["labels"];
  readonly stage: StageHandle;
  readonly highlight: Highlight<CategoryName>;
}) {
  const unified = stage.phase === "unified";
  const highlighted = unified ? undefined : stage.drawn ? stage.highlighted : active;
  return categories.map(({ name, position, dot }) => {
    const lit = highlighted === name;
    const dimmed = highlighted !== undefined && !lit;
    return (
      <button
        key={name}
        type="button"
        data-lit={lit}
        aria-pressed={!unified && pressed === name}
        aria-disabled={unified}
        // A press focuses the button before its click.
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) preview(name);
        }}
        onBlur={() => preview(undefined)}
        onClick={() => {
          if (!unified) press(name);
        }}
        className={`absolute flex min-h-10 max-w-1/2 items-center text-start wrap-anywhere gap-2 border-hairline bg-surface px-3 text-label font-medium transition-colors duration-[120ms] md:px-4 ${position} ${
          dimmed ? "text-ink-3" : "text-ink"
        }`}
      >
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-pill ${dot}`} />
        <span className={`decoration-2 underline-offset-[6px] ${lit ? "underline" : ""}`}>{texts[name]}</span>
      </button>
    );
  });
}

/** A stroke for each phase, full up to the current one. After the click, the next one fills until its phase begins. */
function Progress({ animation, stage }: { readonly animation: AnimationName; readonly stage: StageHandle }) {
  const { phases } = animations[animation];
  const reached = phasesOf(animation).indexOf(stage.phase);
  return (
    <span aria-hidden="true" className="absolute inset-x-0 -top-px flex h-0.5 gap-1">
      {phases.map(({ name, startsAtMs }, index) => (
        <span key={name} className="flex grow basis-0 bg-hairline">
          {index <= reached ? <span className={stroke} /> : null}
          {stage.started && index === reached + 1 ? (
            <span
              className={`${stroke} timeline-progress`}
              style={{ animationDuration: `${startsAtMs - (phases[reached]?.startsAtMs ?? 0)}ms` }}
            />
          ) : null}
        </span>
      ))}
    </span>
  );
}

const stroke = "grow bg-(--accent-graphic,var(--teal)) forced-colors:bg-[CanvasText]";

interface PauseLabels {
  readonly pause: string;
  readonly play: string;
}

function PauseButton({
  labels,
  paused,
  onClick,
}: {
  readonly labels: PauseLabels;
  readonly paused: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={paused ? labels.play : labels.pause}
      onClick={onClick}
      className="flex w-14 shrink-0 cursor-pointer print:hidden items-center justify-center border-l border-hairline text-ink-2 transition-colors duration-[120ms] hover:text-ink"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
        {paused ? <path d="M4 2.5v11l9-5.5z" /> : <path d="M4 2.5h3v11H4zM9 2.5h3v11H9z" />}
      </svg>
    </button>
  );
}
