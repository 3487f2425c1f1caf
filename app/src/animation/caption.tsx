/** What stands below or beside the picture: progress, statements, hint, pause. */
import { playPath } from "../components/controls/play-mark";
import { type AnimationName, animations } from "./generated/animations";
import type { State } from "./player-state";

/** A stroke for each phase, which fills while the phase lasts. */
export function Progress({ animation, state }: { readonly animation: AnimationName; readonly state: State }) {
  const { phases } = animations[animation];
  return (
    <span aria-hidden="true" className="player-progress">
      {phases.map(({ name, startsAtMs }, index) => {
        const endsAtMs = phases[index + 1]?.startsAtMs;
        const lasts = endsAtMs === undefined ? "var(--arrival)" : `${endsAtMs - startsAtMs}ms`;
        const isCurrent = state.started && index === state.phase;
        return (
          <span key={name}>
            <span
              data-filled={state.started && index <= state.phase}
              className={isCurrent ? "timeline-progress" : ""}
              // The site's policy blocks style attributes in HTML, which has none before the start.
              style={isCurrent ? { animationDuration: lasts } : {}}
            />
          </span>
        );
      })}
    </span>
  );
}

/** The texts of all phases in one cell, so that its height is that of the longest. The current one shows. */
export function Statements({
  texts,
  current,
}: {
  readonly texts: readonly { readonly text: string; readonly id?: string; readonly besideChart?: boolean }[];
  readonly current: number;
}) {
  return texts.map(({ text, id, besideChart = false }, index) => (
    <p
      key={index}
      id={id}
      // Announced elsewhere; the first one is read as the name of the button.
      aria-hidden="true"
      className="player-statement"
      data-current={index === current}
      data-beside-chart={besideChart}
    >
      {text}
    </p>
  ));
}

export interface PlayerLabels {
  /** The word of the mark in a picture that can be started. */
  readonly start: string;
  /** Names of the pause button. */
  readonly pause: string;
  readonly play: string;
}

export function PauseButton({
  labels,
  state: { paused, settled },
  onClick,
}: {
  readonly labels: PlayerLabels;
  readonly state: State;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={paused ? labels.play : labels.pause}
      onClick={onClick}
      // The focus stays where it is.
      className={`player-pause ${settled && !paused ? "not-focus-visible:invisible" : ""}`}
    >
      <span>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={paused ? playPath : "M4 2.5h3v11H4zM9 2.5h3v11H9z"} />
        </svg>
      </span>
    </button>
  );
}
