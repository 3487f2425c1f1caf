/** An animation with its texts and controls. */
import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { PlayMark, playPath } from "../components/controls/play-mark";
import { type Highlight, useHighlight } from "../components/use-highlight";
import type { AnimationContent, CategoryLabel, DetailedLabel, PhaseLines } from "../content/types";
import { categoryFills } from "./category-fills";
import {
  type AnimationName,
  animations,
  type CategoryName,
  type PhaseName,
  type StillShape,
} from "./generated/animations";
import { observeMiddle } from "./observers";
import { isOnMark, type PointerPosition } from "./pointer";
import { RangeChart } from "./range-chart";
import { firstPhase, isLastPhase, phasesOf } from "./still-timeline";
import type { StillVariant } from "./still-variants";
import { stillUrl, stillWindows } from "./stills";
import { type PlayerFault, type PlayerHandle, showWhole, usePlayer } from "./use-player";

/** The picture with its labels, and the caption with the pause button below, over a button as large as both. */
export function AnimationPlayer({
  content,
  labels,
  startsItself = false,
  onFault,
}: {
  readonly content: AnimationContent;
  readonly labels: PlayerLabels;
  /** Starts once the engine draws it and the visitor sees it. With reduced motion, nothing starts by itself. */
  readonly startsItself?: boolean;
  /** Called once if the engine fails; the stills remain. */
  readonly onFault: (fault: PlayerFault, error: unknown) => void;
}) {
  const { animation, hints } = content;
  const descriptions: Partial<Record<PhaseName, string>> = content.descriptions;
  const allLines: Partial<Record<PhaseName, PhaseLines>> = content.lines ?? {};
  const highlight = useHighlight<CategoryName>();
  const player = usePlayer(animation, highlight.active, onFault);
  /** Where the pointer clicked: near it, a pointer over the stills is ignored. The engine has a check of its own. */
  const clickedAt = useRef<PointerPosition>(undefined);
  const [lightAt, setLightAt] = useState(middle);
  const hintId = useId();
  const markId = useId();
  const lines = allLines[player.phase];
  const merged = isLastPhase(animation, player.phase);
  const detailed = hasReached(animation, player.phase, content.details?.from);
  /** By a click, or by itself. */
  const [wasStarted, setWasStarted] = useState(false);
  const startItself = useEffectEvent(() => {
    setWasStarted(true);
    player.click(undefined);
  });
  const { drawn, figureRef } = player;
  useEffect(() => {
    if (!startsItself || wasStarted || !drawn || figureRef.current === null) return undefined;
    const mount = new AbortController();
    observeMiddle(
      figureRef.current,
      (crosses) => {
        if (crosses) startItself();
      },
      mount.signal,
    );
    return () => mount.abort();
  }, [startsItself, wasStarted, drawn, figureRef]);
  function press({ detail, clientX, clientY }: MouseEvent): void {
    // The second click of a double click does not undo the first.
    if (detail > 1) return;
    highlight.clear();
    // A key has no position, and the caption none on the picture.
    const position = detail === 0 ? undefined : positionOn(player.surfaceRef.current, { clientX, clientY });
    const at = position === undefined ? undefined : { clientX, clientY };
    clickedAt.current = at;
    setLightAt(position ?? middle);
    setWasStarted(true);
    // The answer to a click is in the picture.
    if (!player.started) showWhole(player.figureRef.current);
    player.click(at);
  }
  return (
    <figure
      ref={player.figureRef}
      // The engine gets pointer events itself.
      onPointerMove={(event) => {
        if (player.drawn) {
          highlight.preview(undefined);
          return;
        }
        if (isNear(event, clickedAt.current)) return;
        clickedAt.current = undefined;
        highlight.preview(quadrantUnder(event, animation, player.surfaceRef.current));
      }}
      onPointerLeave={() => {
        clickedAt.current = undefined;
        highlight.preview(undefined);
      }}
      className={`group relative w-fit max-w-full border border-control/60 bg-surface caption-beside:beside-title caption-beside:w-auto data-[running=false]:[--timeline:paused] ${
        player.paused ? "[--timeline:paused]" : ""
      } ${content.details === undefined ? "" : "with-chart"}`}
    >
      <button
        type="button"
        aria-labelledby={player.started ? hintId : `${hintId} ${markId}`}
        onKeyDown={(event) => {
          // Held, the key would press the button again and again.
          if (event.repeat && event.key === "Enter") event.preventDefault();
        }}
        onClick={press}
        className="absolute inset-0 cursor-pointer noscript:hidden"
      />
      <div className="pointer-events-none relative caption-beside:contents">
        <div
          ref={player.surfaceRef}
          data-animation={animation}
          data-phase={player.phase}
          data-drawn={player.drawn}
          className="relative overflow-hidden bg-dots caption-beside:row-span-full caption-beside:min-h-(--player-beside-words)"
        >
          <Shape animation={animation} />
          {content.labels === undefined ? null : <QuadrantAxes faded={merged} />}
          {player.withoutEngine && player.started && player.phase === firstPhase(animation) ? (
            <StillLight at={lightAt} />
          ) : null}
          <Stills animation={animation} player={player} highlight={highlight} wasStarted={wasStarted} />
          <div
            ref={player.layerRef}
            aria-hidden="true"
            className={`absolute inset-0 print:invisible in-system-colors ${player.drawn ? "" : "invisible"}`}
          />
          {player.started ? null : (
            // Above the button, so that a pointer over it is in no quadrant.
            <div
              aria-hidden="true"
              onClick={press}
              className="noscript:hidden in-data-[scripts=failed]:hidden *:pointer-events-auto *:cursor-pointer"
            >
              <PlayMark id={markId}>{labels.start}</PlayMark>
            </div>
          )}
          <Result text={lines?.result} />
          {content.labels === undefined ? null : (
            <CategoryLabels
              animation={animation}
              labels={content.labels}
              detailed={detailed}
              player={player}
              highlight={highlight}
              pressPicture={press}
            />
          )}
        </div>
        <Lines lines={lines} aboveLabels={content.labels !== undefined} />
      </div>
      <figcaption
        className={`pointer-events-none relative w-0 min-w-full bg-surface @container/caption caption-beside:@container-normal caption-beside:col-start-2 caption-beside:row-span-full caption-beside:grid caption-beside:grid-rows-subgrid caption-beside:w-auto caption-beside:min-w-0 caption-beside:border-l caption-beside:border-hairline`}
      >
        <Progress animation={animation} player={player} />
        <div className="grid min-h-(--player-caption) grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_2.5rem] pt-2.5 pl-4 wide-caption:grid-cols-[minmax(0,1fr)_auto_auto] wide-caption:grid-rows-[3fr_2fr] wide-caption:gap-y-0.5 wide-caption:py-2 caption-beside:contents">
          <div className="contents caption-beside:col-start-1 caption-beside:row-start-2 caption-beside:flex caption-beside:flex-col caption-beside:justify-center caption-beside:gap-2.5 caption-beside:px-4 caption-beside:py-1">
            <p
              aria-live="polite"
              className={
                player.started
                  ? `${statement} ${detailed ? "row-end-2" : "row-end-3 wide-caption:row-end-2"} wide-caption:self-end caption-beside:self-auto`
                  : "sr-only"
              }
            >
              {descriptions[player.phase]}
            </p>
            {detailed && content.details !== undefined ? (
              <RangeChart
                details={content.details}
                labels={Object.values<DetailedLabel>(content.labels)}
                marked={merged}
              />
            ) : null}
          </div>
          {/* The name of the button; screen readers announce its changes. */}
          <p
            id={hintId}
            className={`noscript:hidden ${
              player.started
                ? hint
                : `${statement} row-end-4 wide-caption:row-end-3 caption-beside:row-start-2 caption-beside:row-end-3 caption-beside:self-center caption-beside:px-4`
            }`}
          >
            {player.started ? hints.reset : hints.start}
          </p>
          {player.drawn || player.started ? (
            <PauseButton
              labels={labels}
              paused={player.paused}
              settled={player.settled}
              onClick={player.togglePause}
            />
          ) : null}
        </div>
      </figcaption>
    </figure>
  );
}

/** What happens in the phase, or before the first click what a click does: the main text beside a low picture. */
const statement =
  "col-start-1 col-end-3 row-start-1 self-center pr-4 text-balance wide-caption:col-end-2 wide-caption:pr-3 caption-beside:col-end-2 caption-beside:pr-0 text-body leading-[1.25] font-medium text-ink caption-beside:font-heading caption-beside:text-(length:--player-statement) caption-beside:leading-[1.2] caption-beside:font-semibold";

/** What a click does, once one has started the animation. Leaves room for the pause button beside it. */
const hint =
  "col-start-1 col-end-3 row-start-3 self-center pr-12 text-small text-ink-2 wide-caption:col-end-2 wide-caption:row-start-2 wide-caption:self-start wide-caption:pr-0 caption-beside:col-end-2 caption-beside:row-start-3 caption-beside:self-end caption-beside:pr-14 caption-beside:pb-3.5 caption-beside:pl-4 caption-beside:leading-[1.3]";

const middle = "50% 50%";

/** A position on the picture, for CSS; undefined outside of it. */
function positionOn(surface: HTMLElement | null, at: PointerPosition): string | undefined {
  const share = shareOf(surface, at);
  return share && `${100 * share.x}% ${100 * share.y}%`;
}

/** A position as shares of the picture's width and height; undefined outside of it. */
function shareOf(surface: HTMLElement | null, { clientX, clientY }: PointerPosition) {
  if (surface === null) return undefined;
  const { left, top, width, height } = surface.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  return Math.min(x, y) < 0 || Math.max(x, y) > 1 ? undefined : { x, y };
}

/** As in `pointer_moved` of the engine's simulation. */
const IGNORE_RADIUS_PX = 24;

function isNear({ clientX, clientY }: PointerPosition, other: PointerPosition | undefined): boolean {
  return (
    other !== undefined && Math.hypot(clientX - other.clientX, clientY - other.clientY) < IGNORE_RADIUS_PX
  );
}

/** Gives the player the ratio of its stills, as large as its column and the window allow. */
function Shape({ animation }: { readonly animation: AnimationName }) {
  return animations[animation].stillShapes.map(({ name, widthPx, heightPx }) =>
    shapeWindows[name] === undefined ? null : (
      <svg
        key={name}
        width={2 * widthPx}
        height={2 * heightPx}
        aria-hidden="true"
        className={`player-shape ${shapeWindows[name]}`}
      />
    ),
  );
}

/** The other shapes have about the ratio of `wide`. */
const shapeWindows: Partial<Record<StillShape, string>> = {
  wide: "tall-player:hidden caption-beside:hidden",
  tall: "hidden tall-player:block",
  low: "hidden caption-beside:block",
};

/**
 * The pictures of all phases, and one more for the time from a click to the second phase. The current one shows; while
 * the engine draws, only in print.
 */
function Stills({
  animation,
  player: { phase: current, started, withoutEngine, drawn, again },
  highlight: { active, pressed },
  wasStarted,
}: {
  readonly animation: AnimationName;
  readonly player: PlayerHandle;
  readonly highlight: Highlight<CategoryName>;
  readonly wasStarted: boolean;
}) {
  const [module, setModule] = useState<typeof import("./still-variants")>();
  useEffect(() => {
    // Without the module, the stills stay as they are.
    if (withoutEngine) import("./still-variants").then(setModule, () => {});
  }, [withoutEngine]);
  const variantUrl = withoutEngine ? module?.variantUrl : undefined;
  const first = firstPhase(animation);
  const answering = variantUrl !== undefined && started && current === first;
  const still = {
    animation,
    variantUrl,
    loadsLater: !started || drawn,
    // The page's first still does not fade in, as nothing was there before it.
    className: `${wasStarted ? "cross-fade" : ""} ${drawn ? "not-print:hidden" : ""}`,
  };
  return (
    <div className="absolute inset-0 isolate">
      {phasesOf(animation).map((phase) => (
        <Still
          {...still}
          key={phase}
          phase={phase}
          variant={active ?? (again ? "again" : undefined)}
          shown={phase === current && !answering}
          isFirst={phase === first}
        />
      ))}
      {/* A pointer that moves on after the click does not take the click's answer back; a label that is pressed does. */}
      {variantUrl === undefined ? null : (
        <Still {...still} phase={first} variant={pressed ?? "started"} shown={answering} />
      )}
    </div>
  );
}

function Still({
  animation,
  phase,
  variant,
  variantUrl,
  shown,
  isFirst = false,
  loadsLater,
  className,
}: {
  readonly animation: AnimationName;
  readonly phase: PhaseName;
  readonly variant: StillVariant | undefined;
  /** Undefined as long as there are no variants. */
  readonly variantUrl: typeof import("./still-variants").variantUrl | undefined;
  readonly shown: boolean;
  /** Whether it is the page's first one. */
  readonly isFirst?: boolean;
  /** Whether those of later phases are left until a click. */
  readonly loadsLater: boolean;
  readonly className: string;
}) {
  const url = (shape: StillShape) =>
    (variant && variantUrl?.(animation, phase, shape, variant)) ?? stillUrl(animation, phase, shape);
  return (
    <picture hidden={!shown} className={className}>
      {stillWindows.map(([shape, windows]) => (
        <source
          key={shape}
          media={windows(animations[animation].stillShapes.find(({ name }) => name === shape)?.heightPx ?? 0)}
          srcSet={url(shape)}
        />
      ))}
      <img
        src={url("medium")}
        alt=""
        // One of the first phase is the largest picture of the page's first screen; the other answers a click at once.
        loading={loadsLater && phase !== firstPhase(animation) ? "lazy" : "eager"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className="absolute inset-0 size-full in-system-colors"
      />
    </picture>
  );
}

/** The answer to a click where nothing may move: a light around its position, which fades away behind the dots. */
function StillLight({ at }: { readonly at: string }) {
  return (
    <div
      data-light
      aria-hidden="true"
      className="fade-out absolute inset-0 print:hidden forced-colors:hidden"
      style={{
        backgroundImage: `radial-gradient(circle 6rem at ${at}, color-mix(in srgb, var(--lilac) 60%, transparent), transparent)`,
      }}
    />
  );
}

/**
 * What is written over the picture of a phase, seen once the particles form that picture, or its still has replaced the
 * one before. However large the text is, a line of it is no larger than what leaves the picture visible: hence the
 * sizes in `vw`. In a low window the lines are below the picture; or beside it, where they cover the page's title
 * (`AnimationHero`), as small, because there the statement is the main text.
 */
function Lines({
  lines,
  aboveLabels,
}: {
  readonly lines: PhaseLines | undefined;
  readonly aboveLabels: boolean;
}) {
  return (
    <div
      aria-live="polite"
      data-lines
      className={`absolute inset-x-4 text-center text-balance text-ink low-window:static low-window:min-h-20 low-window:w-0 low-window:min-w-full low-window:px-4 caption-beside:static caption-beside:heading-beside caption-beside:text-start ${
        aboveLabels ? "bottom-[min(3.25rem,14.5vw+4px)]" : "bottom-[5%] small-player:bottom-2"
      }`}
    >
      {lines === undefined ? null : (
        <div className="fade-in caption-beside:-mt-1 caption-beside:[--fade-in:0s] caption-beside:h-[calc(100%+0.5rem)] caption-beside:bg-surface caption-beside:pt-1">
          <p className="font-heading text-[min(var(--text-h3),6.2vw,3.6svh)] leading-[1.2] font-semibold tracking-[-0.01em] small-player:text-[min(1rem,4.4vw)] caption-beside:font-text caption-beside:text-small caption-beside:font-medium caption-beside:tracking-[0]">
            {lines.title}
          </p>
          {lines.text === undefined ? null : (
            <p className="mx-auto mt-2 measure-34 text-[min(var(--text-body),4.3vw)] leading-[1.45] text-ink-2 small-player:mt-1 small-player:text-small small-player:leading-[1.35] caption-beside:mx-0 caption-beside:mt-0">
              {lines.text}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** What comes of it all, in the middle of the last picture, which the particles leave open. The statement says it, too. */
function Result({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <div aria-hidden="true" className="@container-size absolute inset-0 grid place-items-center">
      <span className="fade-in font-heading text-[6.5cqmin] leading-none font-semibold text-ink">{text}</span>
    </div>
  );
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

/** The labels' corners, row by row. */
const corners = [
  "top-0 left-0 text-start",
  "top-0 right-0 flex-row-reverse text-end",
  "bottom-0 left-0 text-start",
  "right-0 bottom-0 flex-row-reverse text-end",
];

/**
 * Two labels fit side by side. Where text is large, they are as large as lets the longest name stand in half of the
 * picture.
 */
const labelSize =
  "m-[0.4em] min-h-[2.8em] max-w-[48%] gap-[0.5em] px-[0.65em] py-[0.3em] text-[min(var(--text-label),4.6cqw)] leading-[1.25] large-player:m-[0.6em] large-player:px-[0.9em]";

/** The category of the quadrant under the pointer; undefined for touch, which does not hover, and on the mark. */
function quadrantUnder(
  event: PointerEvent,
  animation: AnimationName,
  surface: HTMLElement | null,
): CategoryName | undefined {
  if (event.pointerType === "touch" || isOnMark(event)) return undefined;
  const share = shareOf(surface, event);
  return share && animations[animation].categories[2 * Math.round(share.y) + Math.round(share.x)];
}

/** The names of the quadrants, each in its outer corner. Keyboard focus or a press highlights the quadrant's dots. */
function CategoryLabels({
  animation,
  labels,
  detailed,
  player,
  highlight: { active, pressed, preview, press },
  pressPicture,
}: {
  readonly animation: AnimationName;
  readonly labels: Partial<Record<CategoryName, CategoryLabel>>;
  /** Whether their details show. */
  readonly detailed: boolean;
  readonly player: PlayerHandle;
  readonly highlight: Highlight<CategoryName>;
  readonly pressPicture: (event: MouseEvent) => void;
}) {
  const merged = isLastPhase(animation, player.phase);
  const highlighted = merged ? undefined : player.drawn ? player.highlighted : active;
  const buttons = animations[animation].categories.map((name, index) => {
    const { text, color, detail }: CategoryLabel = labels[name] ?? { text: name, color: "teal" };
    const lit = highlighted === name;
    const dimmed = highlighted !== undefined && !lit;
    return (
      <button
        key={name}
        type="button"
        data-lit={lit}
        aria-pressed={!merged && pressed === name}
        // A press focuses the button before its click.
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) preview(name);
        }}
        onBlur={() => preview(undefined)}
        onClick={(event) => {
          if (merged) pressPicture(event);
          else press(name);
        }}
        className={`absolute flex items-center rounded-control border wrap-anywhere transition duration-[120ms] ${labelSize} ${corners[index] ?? ""} ${
          merged
            ? // A legend. A press is one on the picture, a pointer's goes through it.
              "border-transparent text-ink-2"
            : `pointer-events-auto cursor-pointer bg-surface font-medium hover:border-ink ${lit ? "border-ink" : "border-control/60"} ${dimmed ? "text-ink-3" : "text-ink"}`
        }`}
      >
        <span aria-hidden="true" className={`size-[0.77em] shrink-0 rounded-pill ${categoryFills[color]}`} />
        <span>
          <span className={`underline-offset-2 ${lit ? "underline" : ""}`}>{text}</span>
          {detail !== undefined && detailed ? (
            <span
              className={`block font-normal transition-opacity duration-150 starting:opacity-0 ${dimmed ? "" : "text-ink-2"}`}
            >
              {detail}
            </span>
          ) : null}
        </span>
      </button>
    );
  });
  return <div className="@container absolute inset-0">{buttons}</div>;
}

/** A stroke for each phase, which fills while the phase lasts. */
function Progress({
  animation,
  player,
}: {
  readonly animation: AnimationName;
  readonly player: PlayerHandle;
}) {
  const { phases } = animations[animation];
  const reached = phasesOf(animation).indexOf(player.phase);
  return (
    <span aria-hidden="true" className="absolute inset-x-0 -top-px flex h-1 gap-1">
      {phases.map(({ name, startsAtMs }, index) => {
        const endsAtMs = phases[index + 1]?.startsAtMs;
        return (
          <span key={name} className="flex grow basis-0 bg-hairline">
            {player.started && index < reached ? <span className={stroke} /> : null}
            {player.started && index === reached ? (
              <span
                className={`${stroke} timeline-progress`}
                style={{
                  animationDuration: endsAtMs === undefined ? "var(--arrival)" : `${endsAtMs - startsAtMs}ms`,
                }}
              />
            ) : null}
          </span>
        );
      })}
    </span>
  );
}

const stroke = "grow bg-(--accent-graphic,var(--teal)) forced-colors:bg-[CanvasText]";

/** Whether a phase is `first` or a later one. */
function hasReached(animation: AnimationName, phase: PhaseName, first: PhaseName | undefined): boolean {
  const phases = phasesOf(animation);
  return first !== undefined && phases.indexOf(phase) >= phases.indexOf(first);
}

interface PlayerLabels {
  /** The word of the mark in a picture that can be started. */
  readonly start: string;
  /** Names of the pause button. */
  readonly pause: string;
  readonly play: string;
}

function PauseButton({
  labels,
  paused,
  settled,
  onClick,
}: {
  readonly labels: PlayerLabels;
  readonly paused: boolean;
  /** Nothing moves any more, or no still follows. */
  readonly settled: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={paused ? labels.play : labels.pause}
      onClick={onClick}
      // The focus stays where it is.
      className={`group/pause pointer-events-auto col-start-2 row-start-3 flex size-12 cursor-pointer items-center justify-center self-end justify-self-end text-ink-2 wide-caption:col-start-3 wide-caption:row-span-2 wide-caption:row-start-1 wide-caption:self-center caption-beside:col-start-1 caption-beside:row-start-3 hover:text-ink print:hidden ${
        settled && !paused ? "not-focus-visible:invisible" : ""
      }`}
    >
      <span className="flex size-8 items-center justify-center rounded-control border border-control/60 transition-colors duration-[120ms] group-hover/pause:border-ink">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
          <path d={paused ? playPath : "M4 2.5h3v11H4zM9 2.5h3v11H9z"} />
        </svg>
      </span>
    </button>
  );
}
