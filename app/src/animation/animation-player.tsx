/** An animation with its texts and controls, laid out by `player.css`. */
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import "../styles/player.css";
import { labels } from "../content/shared/site";
import type { AnimationContent, PhaseLines } from "../content/types";
import { useEscape } from "../use-escape";
import { PauseButton, Progress, Statements } from "./caption";
import { animations } from "./generated/animations";
import type { PhaseName } from "./names";
import { CategoryLabels, QuadrantCovers } from "./labels";
import { PlayMark } from "./play-mark";
import type { Fault, Position } from "./player-state";
import { Light, Stills } from "./stills";
import { usePlayer } from "./use-player";

/** Picture, progress, statement, hint and pause button, over a button that fills the whole player. */
export function AnimationPlayer({
  title,
  content,
  startsItself,
  onFault,
}: {
  readonly title: string;
  readonly content: AnimationContent;
  /** Whether it starts by itself, once the engine draws it and the visitor sees it. Never with reduced motion. */
  readonly startsItself: boolean;
  /** Called once if the engine fails; the stills remain. */
  readonly onFault: (fault: Fault, error: unknown) => void;
}) {
  const { animation, hints } = content;
  const { state, send, pictureRef, layerRef } = usePlayer(animation, startsItself, onFault);
  const figureRef = useRef<HTMLElement>(null);
  const earlyPressRef = useRef<HTMLSpanElement>(null);
  const id = useId();
  const phases = phasesOf(content);
  const current = phases[state.phase];
  const isLast = state.phase === state.lastPhase;
  useEscape(() => send({ type: "escape" }));

  function press(event: MouseEvent): void {
    // Keeps the browser from opening the popover, which is only for presses before the scripts have loaded.
    event.preventDefault();
    // The second click of a double click must not undo the first.
    if (event.detail > 1) return;
    // The visitor should see the picture, in which the press is answered.
    if (!state.started) figureRef.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    // A press by a key has no position.
    send({ type: "press", at: event.detail === 0 ? undefined : positionOn(pictureRef.current, event) });
  }
  /** Answers a press that came before the page's scripts had loaded, and opened the popover. */
  function takeEarlyPress(): void {
    const popover = earlyPressRef.current;
    // In a browser without popovers, `matches` would throw.
    if (popover?.hidePopover === undefined || !popover.matches(":popover-open")) return;
    popover.hidePopover();
    if (!state.started) send({ type: "press" });
  }
  const takeEarlyPressAtMount = useEffectEvent(takeEarlyPress);
  useEffect(() => takeEarlyPressAtMount(), []);

  return (
    <figure
      ref={figureRef}
      aria-label={title}
      className="player group"
      data-started={state.started}
      data-running={state.running}
      onPointerMove={(event) => {
        // A finger does not hover, so its highlight would remain after it is lifted.
        if (event.pointerType === "touch") return;
        // The start mark in the middle belongs to no quadrant.
        const mark = positionOn(pictureRef.current?.querySelector("[data-mark]"), event);
        send({ type: "pointed", at: mark === undefined ? positionOn(pictureRef.current, event) : undefined });
      }}
      onPointerLeave={() => send({ type: "pointed", at: undefined })}
      onKeyDown={(event) => {
        // A held key would press the button again and again.
        if (event.repeat && event.key === "Enter") event.preventDefault();
      }}
    >
      <button
        type="button"
        aria-labelledby={state.started ? `${id}reset` : `${id}start ${id}mark`}
        popoverTarget={state.reducedMotion === undefined ? `${id}early-press` : undefined}
        popoverTargetAction="show"
        onClick={press}
        className="absolute inset-0 cursor-pointer noscript:hidden"
      />
      <span
        ref={earlyPressRef}
        id={`${id}early-press`}
        popover="manual"
        className="open:hidden"
        onToggle={takeEarlyPress}
      />
      <div className="player-grid">
        <div className="player-picture-area">
          <div
            ref={pictureRef}
            data-animation={animation}
            data-phase={current?.name}
            data-canvas-shown={state.canvasShown}
            className="player-picture"
          >
            {content.labels === undefined ? null : (
              <div className="player-axes" data-faded={isLast || state.phase === 0} />
            )}
            <Light state={state} />
            <Stills animation={animation} state={state} />
            <div ref={layerRef} aria-hidden="true" className="player-canvas in-system-colors print:hidden" />
            <QuadrantCovers animation={animation} state={state} />
            {state.started || state.selfStartPending ? null : (
              <div aria-hidden="true" className="player-mark noscript:hidden print:hidden">
                <PlayMark id={`${id}mark`}>{labels.start}</PlayMark>
              </div>
            )}
            {phases.map(
              ({ name, lines }) =>
                lines && (
                  <span
                    key={name}
                    aria-hidden="true"
                    className={`player-result font-heading font-semibold ${name === current?.name ? "fade-in" : "invisible"}`}
                  >
                    {lines.result}
                  </span>
                ),
            )}
            {content.labels === undefined ? null : (
              <CategoryLabels animation={animation} labels={content.labels} state={state} send={send} />
            )}
          </div>
        </div>
        <Progress animation={animation} state={state} />
        {phases.map(
          ({ name, lines }) =>
            lines && (
              <div
                key={name}
                aria-hidden="true"
                className={`player-lines grid gap-1 text-balance ${name === current?.name ? "fade-in" : "invisible"}`}
              >
                <p className="font-heading font-semibold">{lines.title}</p>
                <p className="text-ink-2">{lines.text}</p>
              </div>
            ),
        )}
        <Statements
          current={state.started ? state.phase + 1 : 0}
          statements={[{ statement: hints.start, id: `${id}start` }, ...phases]}
        />
        <p
          id={`${id}reset`}
          aria-hidden="true"
          className={`player-hint text-label text-ink-2 ${state.started ? "" : "invisible"}`}
        >
          {hints.reset}
        </p>
        <PauseButton state={state} onClick={() => send({ type: "pause" })} />
      </div>
      {/* Nested boxes of fixed size: a new text does not lay out the rest of the page. */}
      <div className="sr-only">
        <p aria-live="polite" className="absolute size-full overflow-hidden contain-strict">
          {[current?.caption, current?.statement, current?.lines?.title, current?.lines?.text]
            .filter(Boolean)
            .join(". ")}
        </p>
      </div>
    </figure>
  );
}

/** Returns the phases with their texts. */
function phasesOf({ animation, statements, captions, lines }: AnimationContent) {
  const allStatements: Partial<Record<PhaseName, string>> = statements;
  const allCaptions: Partial<Record<PhaseName, string>> = captions ?? {};
  const allLines: Partial<Record<PhaseName, PhaseLines>> = lines ?? {};
  return animations[animation].phases.map(({ name }) => ({
    name,
    statement: allStatements[name] ?? "",
    caption: allCaptions[name],
    lines: allLines[name],
  }));
}

/** Returns the position of an event as fractions of the element's size; undefined outside the element. */
function positionOn(
  element: Element | null | undefined,
  { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
): Position | undefined {
  if (element === null || element === undefined) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  return Math.min(x, y) >= 0 && Math.max(x, y) <= 1 ? { x, y } : undefined;
}
