import { HatchedArea } from "../drawings/hatch";

/** A small price corridor that stands on the rule below it: the market hatched, our price a step line. */
export function FooterCorridor() {
  return (
    <svg
      viewBox="0 0 480 72"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="h-18 w-120 shrink-0 @max-lg:w-72 @max-md:hidden"
      fill="none"
    >
      <HatchedArea d={market} pitch={5} tint={false} />
      <path d={price} strokeWidth="2" className="stroke-teal-line" />
      <circle cx="448" cy="20" r="4" className="fill-teal-line" />
      <path d="M448 28V72" strokeWidth="1" className="stroke-control" />
    </svg>
  );
}

const market =
  "M0 32 16 29 32 28 48 28 64 27 80 25 96 23 112 23 128 21 144 21 160 19 176 20 192 23 208 22 224 23 240 21 256 22 272 23 288 21 304 22 320 21 336 18 352 19 368 17 384 15 400 12 416 13 432 12 448 11 464 6 480 4 480 35 464 38 448 40 432 41 416 43 400 42 384 45 368 49 352 49 336 50 320 50 304 51 288 51 272 51 256 50 240 51 224 52 208 53 192 50 176 50 160 49 144 51 128 53 112 51 96 54 80 52 64 55 48 56 32 57 16 58 0 60Z";
const price = "M0 50H56V46H112V52H176V44H224V36H288V40H336V30H400V20H448";
