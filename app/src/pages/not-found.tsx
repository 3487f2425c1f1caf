import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Grid } from "../components/drawings/signs";
import { Actions } from "../components/sections/actions";
import { ItemColumns } from "../components/sections/items";
import { Lead, Section } from "../components/sections/section";
import { page, picture, suggestions } from "../content/pages/not-found";

export { page };

/** The 404 page. It logs the requested path to the console. */
export function Component() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <>
      <Lost />
      <Section title={suggestions.title}>
        <ItemColumns items={suggestions.items} />
      </Section>
    </>
  );
}

/** The top of the page. The heading is the status code; the visitor is the only dot that is not in its place. */
function Lost() {
  return (
    <Section ground="ink" space={12}>
      <div className="items-end gap-y-8 twelve-columns">
        <div className="@container lg:col-span-6">
          <h1 className="heading text-column-2 outdent">{page.statusCode}</h1>
        </div>
        <div className="lg:col-span-6">
          <p className="heading mb-3 text-h1">{page.hero.title}</p>
          <Lead text={page.hero.subtitle} />
          <Actions actions={page.hero.actions} primary />
        </div>
      </div>
      <div className="mt-12 flex flex-wrap items-end justify-end gap-4 drawing-colors">
        <div className="w-full lg:w-4/5">
          <Grid kind="dot" count={picture.dots} columns={picture.columns} size={0.65} />
        </div>
        <p className="flex flex-1 items-center justify-end gap-3 pt-12 heading text-h3">
          {picture.here}
          <span className="size-2 shrink-0 rounded-pill border-2 border-ink lg:size-5.5 lg:border-4" />
        </p>
      </div>
      <p className="mt-6 text-label text-ink-2">{picture.caption}</p>
    </Section>
  );
}
