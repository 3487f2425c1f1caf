/**
 * The logo: the name as a price line. The dot in the A is the recommended price, like the large dot of home's picture.
 * The edges of the box cut the letters.
 */
export function Wordmark() {
  return (
    <svg viewBox="0 0 75 16" aria-hidden="true" className="h-4 overflow-hidden lg:h-4.5" fill="none">
      <g className="stroke-ink" strokeWidth="2.6" strokeMiterlimit="10">
        <path d="M1.3 18V-2.2l9.2 13 9.2-13V18" />
        <path d="M23.4 18 32.2-.6 41 18" />
        <path d="m43-2 8.8 18.6L60.6-2" />
        <path d="M73.1 18V-2" transform="translate(-5.5)" />
      </g>
      <circle cx="32.2" cy="12.4" r="2.3" className="fill-teal-text" />
    </svg>
  );
}
