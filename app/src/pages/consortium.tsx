import { RecordsToRing } from "../components/figures/records-to-ring";
import { StewardshipBoundary } from "../components/figures/stewardship-boundary";
import { page } from "../content/pages/consortium";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "records-to-ring": RecordsToRing, "stewardship-boundary": StewardshipBoundary }}
    />
  );
}
