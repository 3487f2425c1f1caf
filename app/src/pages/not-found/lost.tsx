import { drawingColors } from "../../components/drawings/drawing";
import { Grid } from "../../components/drawings/signs";
import { bleed, columns, frame } from "../../components/layout/frame";
import { Actions } from "../../components/sections/actions";
import { Lead } from "../../components/sections/section";
import { page, picture } from "../../content/pages/not-found";

const { title, subtitle, actions } = page.hero;

/** The top of the page: the status as its heading, and the visitor as the one dot that is not in its place. */
export function Lost() {
  return (
    <div data-ground="ink" className={`overflow-x-clip ${bleed}`}>
      <div className={`${frame} py-12`}>
        <div className={`items-end gap-y-9 ${columns}`}>
          <h1 className="-ml-[0.024em] font-heading text-monument font-semibold text-ink lg:col-span-6">
            {page.statusCode}
          </h1>
          <div className="lg:col-span-6">
            <p className="font-heading text-h1 font-semibold text-balance text-ink">{title}</p>
            <div className="mt-3">
              <Lead text={subtitle} />
            </div>
            <Actions actions={actions} primary className="mt-6" />
          </div>
        </div>
        <Dots />
      </div>
    </div>
  );
}

function Dots() {
  const { rows, columns: inRow, here, caption } = picture;
  return (
    <div className={`mt-10 lg:mt-14 ${drawingColors}`}>
      <div className="@container items-end justify-between gap-x-4 lg:flex">
        <Grid kind="dot" count={rows * inRow} columns={inRow} size={0.65} className="lg:w-[81.5%]" />
        <p className="flex items-center justify-end gap-3 pt-14 font-heading text-h3 leading-none font-semibold text-ink lg:flex-col-reverse lg:items-start lg:pt-0">
          {here}
          {/* As large as the others. */}
          <svg aria-hidden="true" viewBox="0 0 1 1" className="block w-[2.1cqw] shrink-0 lg:w-[1.73cqw]">
            <circle cx={0.5} cy={0.5} r={0.41} strokeWidth={0.18} fill="none" className="stroke-ink" />
          </svg>
        </p>
      </div>
      <p className="mt-6 text-label text-ink-2">{caption}</p>
    </div>
  );
}
