/** Looks at stages. */
export { esee, impact, type StagePage } from "../stage-pages";

/** Runs in the page: scrolls to the stage and looks at it. */
export function lookAtStage() {
  const surface = document.querySelector<HTMLElement>("[data-phase]");
  if (surface === null) throw new Error("the page has no stage");
  surface.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = surface.getBoundingClientRect();
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const stills = [...surface.querySelectorAll("img")].filter(isVisible);
  const canvases = [...surface.querySelectorAll("canvas")].filter(isVisible);
  return {
    phase: surface.dataset["phase"] ?? "",
    /** Whether the engine draws the stage. */
    drawn: surface.dataset["canvasShown"] === "true" && canvases.length === 1,
    /** The address of the still, empty if none shows. */
    still: stills
      .filter(({ naturalWidth }) => naturalWidth > 0)
      .map(({ currentSrc }) => currentSrc)
      .join(" "),
    /** The stage's position and size in the window. */
    box: { x, y, width, height },
  };
}
