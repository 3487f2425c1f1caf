/**
 * The name as one price line: four letters of straight strokes over an axis with ticks. The dot in the
 * A, where its bar would be, is the recommended price.
 */
export function Wordmark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 78 24" aria-hidden="true" className={className} fill="none">
      <g className="stroke-ink" strokeWidth="2.75" strokeLinejoin="miter" strokeMiterlimit="10">
        <path d="M2 20V4l9 11 9-11v16" />
        <path d="m25 20 8.5-16L42 20" />
        <path d="m46 4 8.5 16L63 4" />
        <path d="M70 4v16" />
      </g>
      <circle cx="33.5" cy="16" r="2.5" className="fill-teal-text" />
    </svg>
  );
}
