/** The labels of the quadrants, each in its outer corner, and the covers over quadrants that are not highlighted. */
import type { CategoryLabel } from "../content/types";
import { animations } from "./generated/animations";
import type { AnimationName, CategoryName } from "./names";
import type { PlayerEvent, State } from "./player-state";

/** Class names, because the site's policy blocks style attributes in HTML. */
export const categoryFills: Readonly<Record<CategoryLabel["color"], string>> = {
  teal: "bg-teal fill-teal",
  violet: "bg-violet fill-violet",
  lilac: "bg-lilac fill-lilac",
  "violet-2": "bg-violet-2 fill-violet-2",
};

/** Labels that highlight their quadrant's dots while focused or pressed. In the last phase they are a legend. */
export function CategoryLabels({
  animation,
  labels,
  state,
  send,
}: {
  readonly animation: AnimationName;
  readonly labels: Partial<Record<CategoryName, CategoryLabel>>;
  readonly state: State;
  readonly send: (event: PlayerEvent) => void;
}) {
  const isLegend = state.phase === state.lastPhase;
  const highlighted = isLegend ? undefined : state.highlighted;
  return (
    <div className="player-labels" data-legend={isLegend}>
      {animations[animation].categories.map((category) => {
        const label: CategoryLabel | undefined = labels[category];
        if (label === undefined) return null;
        const words = state.phase === 0 ? label.about : label.detail;
        return (
          <button
            key={category}
            type="button"
            data-highlighted={highlighted === category}
            data-dimmed={highlighted !== undefined && highlighted !== category}
            aria-pressed={!isLegend && state.pressedLabel === category}
            aria-disabled={isLegend}
            className="pointer-events-auto flex cursor-pointer items-center font-heading font-semibold text-ink wrap-anywhere transition-colors"
            // Only for the keyboard: a press focuses the button, too, before its click.
            onFocus={(event) => {
              if (event.currentTarget.matches(":focus-visible")) send({ type: "label focus", category });
            }}
            onBlur={() => send({ type: "label focus", category: undefined })}
            onClick={({ detail }) => {
              if (detail <= 1) send({ type: "label press", category });
            }}
          >
            <span
              aria-hidden="true"
              className={`player-label-dot shrink-0 rounded-pill ${categoryFills[label.color]}`}
            />
            <span>
              <span className="player-label-name">{label.text}</span>{" "}
              <span key={words} className="player-label-detail block font-text font-regular">
                {words}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Covers the other quadrants of a still while one is highlighted and the dots are in their quadrants. */
export function QuadrantCovers({
  animation,
  state,
}: {
  readonly animation: AnimationName;
  readonly state: State;
}) {
  if (state.canvasShown || state.phase === 0 || state.phase === state.lastPhase) return null;
  return (
    <div aria-hidden="true" className="player-covers">
      {animations[animation].categories.map((category) => (
        <span
          key={category}
          data-covers={state.highlighted !== undefined && state.highlighted !== category}
          className="bg-bg transition-opacity"
        />
      ))}
    </div>
  );
}
