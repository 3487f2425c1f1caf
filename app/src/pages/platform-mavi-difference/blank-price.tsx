import { demo } from "../../content/pages/platform-mavi-difference";

/** The sheet's price once more, still to be filled in: its line leaves the window. */
export function BlankPrice() {
  return (
    <div
      aria-hidden="true"
      className="mr-[calc(-1*var(--bleed))] flex gap-x-[min(2rem,3vw)] pt-10 pb-section-tight text-[min(clamp(7rem,20vw,18.75rem),40vw)] leading-[0.86]"
    >
      <p className="-ml-[0.03em] font-heading font-semibold tracking-[-0.06em] text-ink-2">
        {demo.blank.sign}
      </p>
      <div className="mt-[0.68em] grow">
        <p className="border-t-[2.5px] border-ink pt-3 text-label text-ink">{demo.blank.text}</p>
      </div>
    </div>
  );
}
