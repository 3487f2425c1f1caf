/** The parts of the player around the picture: progress, statements, pause button. */
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { labels } from "../content/shared/site";
import { playPath } from "../play-path";
import { animations } from "./generated/animations";
import type { AnimationName } from "./names";
import { type State, withoutEngine } from "./player-state";

/** One stroke per phase, which fills while the phase lasts. */
export function Progress({ animation, state }: { readonly animation: AnimationName; readonly state: State }) {
  const { phases } = animations[animation];
  const { phase, started, running, elapsedMs } = state;
  const strokeRef = useRef<HTMLSpanElement>(null);
  /** Sets the stroke's animation to the driver's time. */
  const synchronize = useEffectEvent(() => {
    const phaseStartsAtMs = phases[phase]?.startsAtMs ?? 0;
    for (const stroke of strokeRef.current?.getAnimations() ?? [])
      stroke.currentTime = elapsedMs - phaseStartsAtMs;
  });
  useLayoutEffect(() => synchronize(), [running, elapsedMs]);
  return (
    <span aria-hidden="true" className="player-progress flex h-1 gap-1 drawing-colors">
      {phases.map(({ name, startsAtMs }, index) => {
        const endsAtMs = phases[index + 1]?.startsAtMs;
        const lasts = endsAtMs === undefined ? "var(--arrival)" : `${endsAtMs - startsAtMs}ms`;
        const isCurrent = started && index === phase;
        return (
          <span key={name} className="flex flex-1 bg-hairline">
            <span
              ref={isCurrent ? strokeRef : undefined}
              className={`grow bg-(--accent-graphic,var(--teal)) ${isCurrent ? "timeline-progress" : ""} ${started && index <= phase ? "" : "invisible"}`}
              // The site's policy blocks style attributes in prerendered HTML, which never has a current stroke.
              style={isCurrent ? { animationDuration: lasts } : {}}
            />
          </span>
        );
      })}
    </span>
  );
}

/** The statements of all phases. Only the current one shows. They share a cell, so that its height never changes. */
export function Statements({
  statements,
  current,
}: {
  readonly statements: readonly {
    readonly statement: string;
    readonly caption?: string | undefined;
    readonly id?: string;
  }[];
  readonly current: number;
}) {
  return statements.map(({ statement, caption, id }, index) => (
    <p
      key={index}
      id={id}
      // The live region of the player announces these statements; the first is also the name of its button.
      aria-hidden="true"
      className="player-statement font-medium text-balance"
      data-current={index === current}
    >
      {caption === undefined ? null : (
        <>
          <strong className="font-semibold">{caption}</strong>
          {": "}
        </>
      )}
      {statement}
    </p>
  ));
}

export function PauseButton({ state, onClick }: { readonly state: State; readonly onClick: () => void }) {
  const { started, paused, nothingToPause } = state;
  const nothingMoves = started ? nothingToPause && !paused : withoutEngine(state);
  return (
    <button
      type="button"
      aria-label={paused ? labels.playAnimation : labels.pauseAnimation}
      onClick={onClick}
      className={[
        "player-pause cursor-pointer px-2 py-1.5 text-ink-2 hover:text-ink noscript:hidden print:hidden",
        // Invisible instead of absent, so that the height stays. Before hydration, only CSS knows the visitor's
        // setting.
        started ? "" : "motion-reduce:invisible",
        // Visible while it has the focus, which it would lose otherwise.
        nothingMoves ? "not-focus-visible:invisible" : "",
      ].join(" ")}
    >
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="w-8 rounded-control border border-control p-1.5 fill-current"
      >
        <path d={paused ? playPath : "M4 2.5h3v11H4zM9 2.5h3v11H9z"} />
      </svg>
    </button>
  );
}
