export const playPath = "M4 2.5v11l9-5.5z";

/** Shows in the middle of a picture that it can be started. Whatever has the class `group` gets the press. */
export function PlayMark() {
  return (
    <span
      aria-hidden="true"
      data-mark="play"
      className="absolute inset-0 m-auto flex size-18 items-center justify-center rounded-pill border-2 border-dots bg-button text-on-button outline-2 outline-button transition-[scale,background-color] duration-[120ms] group-hover:scale-105 group-hover:bg-button-hover group-active:scale-95 in-data-band:border-white in-data-band:bg-(--band) in-data-band:text-white in-data-band:outline-(--band) print:hidden"
    >
      <svg viewBox="0 0 16 16" className="ml-1 size-7 fill-current">
        <path d={playPath} />
      </svg>
    </span>
  );
}
