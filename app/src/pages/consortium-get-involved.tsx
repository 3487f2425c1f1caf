import { SixPaths } from "../components/figures/six-paths";
import { page } from "../content/pages/consortium-get-involved";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return <SectionsPage page={page} figures={{ "six-paths": SixPaths }} />;
}
