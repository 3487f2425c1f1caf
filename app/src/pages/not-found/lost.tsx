import { drawingColors } from "../../components/drawings/drawing";
import { Grid } from "../../components/drawings/signs";
import { columns } from "../../components/layout/frame";
import { Actions } from "../../components/sections/actions";
import { Lead, Section } from "../../components/sections/section";
import { page, picture } from "../../content/pages/not-found";

const { title, subtitle, actions } = page.hero;

/** The top of the page: the status as its heading, and the visitor as the one dot that is not in its place. */
export function Lost() {
  return (
    <Section ground="ink" space="none">
      <div className="py-12">
        <div className={`items-end gap-y-9 ${columns}`}>
          <h1 className="-ml-[0.024em] font-heading text-monument font-semibold text-ink lg:col-span-6">
            {page.statusCode}
          </h1>
          <div className="lg:col-span-6">
            <p className="mb-3 font-heading text-h1 font-semibold text-balance text-ink">{title}</p>
            <Lead text={subtitle} />
            <Actions actions={actions} primary className="mt-6" />
          </div>
        </div>
        <div className={`mt-10 flex flex-wrap items-end justify-end gap-4 lg:mt-14 ${drawingColors}`}>
          <Grid
            kind="dot"
            count={picture.dots}
            columns={picture.columns}
            size={0.65}
            className="lg:w-[81.5%]"
          />
          <p className="flex flex-1 items-center justify-end gap-3 pt-10 font-heading text-h3 leading-none font-semibold text-ink">
            {picture.here}
            <span className="size-2 shrink-0 rounded-pill border-2 border-ink lg:size-5.5 lg:border-4" />
          </p>
        </div>
        <p className="mt-6 text-label text-ink-2">{picture.caption}</p>
      </div>
    </Section>
  );
}
