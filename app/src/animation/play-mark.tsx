import { playPath } from "../play-path";

/**
 * Says in the middle of a picture what a press on it does. Whatever has the class `group` gets the press. Dots fade before
 * they touch it.
 */
export function PlayMark({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <span
      data-mark="play"
      className="absolute inset-0 m-auto flex size-fit select-none max-w-[min(30rem,calc(100%-2rem))] items-center gap-3 rounded-[1.75rem] border-2 border-bg bg-button px-4 py-3.5 sm:px-5 text-body leading-[1.2] font-semibold text-on-button outline-2 outline-button shadow-[0_0_6px_12px_var(--bg)] transition-[scale,background-color] duration-[120ms] group-hover:scale-105 group-hover:bg-button-hover group-active:scale-95 print:hidden"
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
