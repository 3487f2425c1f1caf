/** What stages show. */
import { expect } from "vitest";
import { esee, impact, type PhaseTime, type StagePage } from "../stage-pages";

export { esee, impact, type StagePage };

/** What shows of a stage. */
export interface StageState {
  readonly phase: string;
  /** Whether the engine draws it. */
  readonly drawn: boolean;
  /** The address of the still, empty if none shows. */
  readonly still: string;
  /** Its position and size in the window. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Runs in the page: scrolls to the stage and looks at it. */
export function lookAtStage(): StageState {
  const surface = document.querySelector<HTMLElement>("[data-phase]");
  if (surface === null) throw new Error("the page has no stage");
  surface.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = surface.getBoundingClientRect();
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const stills = [...surface.querySelectorAll("img")].filter(isVisible);
  const canvases = [...surface.querySelectorAll("canvas")].filter(isVisible);
  return {
    phase: surface.dataset["phase"] ?? "",
    drawn: surface.dataset["canvasShown"] === "true" && canvases.length === 1,
    still: stills
      .filter(({ naturalWidth }) => naturalWidth > 0)
      .map(({ currentSrc }) => currentSrc)
      .join(" "),
    box: { x, y, width, height },
  };
}

/** A phase and when it began, in milliseconds after the click. */
interface RecordedPhase {
  readonly name: string;
  readonly atMs: number;
}

/** Runs in the page: records the phases that begin after the first click. */
export function recordPhases(): void {
  const surface = document.querySelector<HTMLElement>("[data-phase]");
  if (surface === null) throw new Error("the page has no stage");
  const phases: RecordedPhase[] = [];
  let clickedAtMs = 0;
  Object.assign(window, { recordedPhases: phases });
  surface.addEventListener("click", () => (clickedAtMs = performance.now()), { capture: true, once: true });
  new MutationObserver(() => {
    phases.push({ name: surface.dataset["phase"] ?? "", atMs: performance.now() - clickedAtMs });
  }).observe(surface, { attributeFilter: ["data-phase"] });
}

/** Runs in the page: what `recordPhases` has recorded. */
export function recordedPhases(): readonly RecordedPhase[] {
  return (window as unknown as { recordedPhases: RecordedPhase[] }).recordedPhases;
}

/** Expects that these phases began in this order, and none early. A busy machine may delay them by seconds. */
export function expectNoneEarly(recorded: readonly RecordedPhase[], phases: readonly PhaseTime[]): void {
  expect(recorded.map(({ name }) => name)).toEqual(phases.map(([name]) => name));
  for (const [index, [name, dueMs]] of phases.entries()) {
    expect(recorded[index]?.atMs, name).toBeGreaterThan(dueMs - 20);
  }
}

/** Runs in the page: how many pixels of a part of a screenshot are colored. Dots are, lines and text are not. */
export async function countColored(screenshot: string, box: StageState["box"]): Promise<number> {
  const bytes = Uint8Array.from(atob(screenshot), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = document.createElement("canvas");
  canvas.width = box.width;
  canvas.height = box.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no 2D context");
  context.drawImage(image, -box.x, -box.y);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let colored = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 48) colored += 1;
  }
  return colored;
}
