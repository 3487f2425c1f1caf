import { yourData } from "../../content/pages/consortium-data-stewardship";

/** An empty ring on the consortium's side of the boundary, at the end of the page. */
export function YourData() {
  return (
    <div className="-mx-bleed mt-8 border-b-3 border-dashed border-violet-line px-bleed drawing-colors">
      <p className="flex items-center gap-4 pb-1 text-label text-ink">
        <span className="size-16 rounded-pill border-4 border-violet-line lg:size-24" />
        {yourData}
      </p>
    </div>
  );
}
