import { demo } from "../../content/pages/platform-mavi-difference";

/** The sheet's price again, not filled in. Its line leaves the window. */
export function BlankPrice() {
  return (
    <div aria-hidden="true" className="@container pt-12 pb-section-tight -mx-bleed">
      <div className="flex items-end gap-x-6 pl-bleed text-column-3 lg:text-column-5">
        <p className="heading text-ink-2 outdent">{demo.blank.sign}</p>
        <div className="h-[0.2em] grow border-t-2 border-ink">
          <p className="pt-3 text-label text-ink">{demo.blank.text}</p>
        </div>
      </div>
    </div>
  );
}
