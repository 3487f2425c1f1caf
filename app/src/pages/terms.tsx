import { LegalText } from "../components/sections/legal-text";
import { page, sections } from "../content/pages/terms";

export { page };

export function Component() {
  return <LegalText hero={page.hero} sections={sections} />;
}
