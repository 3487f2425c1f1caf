import type { ComponentType, ReactNode } from "react";
import type { DrawingTexts } from "../../content/shared/drawings";

/**
 * The frame of every drawing. It is drawn once for every width, and its words are text of the page, in rem: they wrap,
 * grow with the visitor's text, and are never below 12 px.
 */
export function Drawing({
  description,
  children,
}: {
  /** What the drawing shows, where its words do not say it by themselves: read aloud, and not seen. */
  readonly description?: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={`@container relative h-full font-text text-label tracking-[0em] font-medium text-ink-2 ${drawingColors}`}
    >
      {description === undefined ? null : <p className="sr-only">{description}</p>}
      {children}
    </div>
  );
}

/**
 * Changes of the tokens within a drawing: teal and violet are those of lines, and forced colors replace all colors.
 */
export const drawingColors =
  "[--teal:var(--teal-line)] [--violet:var(--violet-line)] forced-colors:[--bg:Canvas] forced-colors:[--button:Highlight] forced-colors:[--control:CanvasText] forced-colors:[--hatch:CanvasText] forced-colors:[--hairline:color-mix(in_srgb,CanvasText_40%,Canvas)] forced-colors:[--ink-2:CanvasText] forced-colors:[--ink-3:CanvasText] forced-colors:[--ink:CanvasText] forced-colors:[--lilac:CanvasText] forced-colors:[--on-button:HighlightText] forced-colors:[--sunken:Canvas] forced-colors:[--surface:Canvas] forced-colors:[--teal-text:Highlight] forced-colors:[--teal-tint:Canvas] forced-colors:[--teal:Highlight] forced-colors:[--violet-2:CanvasText] forced-colors:[--violet-text:CanvasText] forced-colors:[--violet-tint:Canvas] forced-colors:[--violet:CanvasText]";

export interface CompositionProps {
  readonly size: CompositionSize;
  /** Units across. */
  readonly width: number;
}

export type CompositionSize = keyof typeof widths;

/** Of compositions, in units of their viewBox. */
const widths = { narrow: 320, medium: 600, wide: 1280 };

/**
 * A drawing with up to three compositions, drawn by one component. The width of its box selects one; without a wide one,
 * the medium one takes its place.
 */
export function ComposedDrawing({
  texts,
  heights,
  composition: Composition,
}: {
  readonly texts: Required<DrawingTexts>;
  /** The height of each composition, in units of its viewBox. */
  readonly heights: { readonly narrow: number; readonly medium: number; readonly wide?: number };
  readonly composition: ComponentType<CompositionProps>;
}) {
  const { narrow, medium, wide } = heights;
  const svg = (size: CompositionSize, height: number, className: string) => (
    <CompositionSvg
      viewBox={`0 0 ${widths[size]} ${height}`}
      className={`h-auto overflow-visible ${className}`}
    >
      <Composition size={size} width={widths[size]} />
    </CompositionSvg>
  );
  return (
    <DrawingImage texts={texts}>
      {svg("narrow", narrow, spans.narrow)}
      {svg("medium", medium, `${spans.medium} ${wide === undefined ? spans.mediumAndUp : spans.mediumOnly}`)}
      {wide === undefined ? null : svg("wide", wide, spans.wide)}
    </DrawingImage>
  );
}

/** A drawing as one image with a text alternative; forced colors reach it through the tokens. */
export function DrawingImage({
  texts: { title, description },
  children,
}: {
  readonly texts: Required<DrawingTexts>;
  /** Compositions, each for a range of widths. */
  readonly children: ReactNode;
}) {
  return (
    <div role="img" aria-label={`${title}. ${description}`} className={`@container h-full ${drawingColors}`}>
      {children}
    </div>
  );
}

/**
 * The widths of the box for which a composition shows, and the size of its labels in units of its viewBox at each
 * width. Wide compositions are for the frame of 1280 px.
 */
const spans = {
  narrow:
    "@min-[30rem]:hidden [--label:14.5px] @min-[19rem]:[--label:13px] @min-[22rem]:[--label:12px] @min-[26rem]:[--label:10.5px]",
  medium:
    "hidden @min-[30rem]:block [--label:15px] @min-[35rem]:[--label:13px] @min-[43rem]:[--label:11px] @min-[52rem]:[--label:9.5px]",
  mediumOnly: "@min-[60rem]:hidden",
  mediumAndUp: "@min-[64rem]:[--label:8px]",
  wide: "hidden @min-[60rem]:block [--label:16px] @min-[68rem]:[--label:14.5px] @min-[76rem]:[--label:13.5px]",
};

/**
 * The columns of the notes below a wide drawing: where each of `count` begins, in units of the composition.
 */
export function noteColumns(size: CompositionSize, count: number): readonly number[] {
  const gap = size === "wide" ? 32 : 24;
  const pitch = (widths[size] + gap) / count;
  return Array.from({ length: count }, (_, index) => Math.round(index * pitch));
}

/** The `<svg>` of a composition: strokes of 1.5 px at any scale, no fill, labels of `--label`. */
export function CompositionSvg({
  viewBox,
  preserveAspectRatio,
  className,
  children,
}: {
  readonly viewBox: string;
  readonly preserveAspectRatio?: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      fill="none"
      strokeWidth={1.5}
      className={`w-full font-text text-(length:--label) [&_:not(defs_*)]:[vector-effect:non-scaling-stroke] ${className}`}
    >
      {children}
    </svg>
  );
}
