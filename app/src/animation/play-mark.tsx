import { playPath } from "../play-path";

/**
 * A mark in the middle of a picture that says what a press does. It takes no press itself; it reacts when the pointer
 * is over the ancestor with the class `group`. Its shadow fades the dots around it.
 */
export function PlayMark({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <span
      data-mark="play"
      className="play-mark absolute inset-0 m-auto flex size-fit select-none items-center gap-3 border-2 border-bg bg-button px-4 py-3.5 font-semibold text-on-button outline-2 outline-button transition-all group-hover:scale-105 group-hover:bg-button-hover group-active:scale-95 print:hidden"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5 shrink-0 fill-current">
        <path d={playPath} />
      </svg>
      <span id={id} className="mr-1 text-balance">
        {children}
      </span>
    </span>
  );
}
