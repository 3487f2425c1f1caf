import { columns } from "../../components/layout/frame";
import { Actions } from "../../components/sections/actions";
import { Section, SectionHeading } from "../../components/sections/section";
import { RichText } from "../../components/text/rich-text";
import { investors, security } from "../../content/pages/platform";

/** How the platform is protected, and who is behind it. */
export function SecurityAndInvestors() {
  return (
    <Section>
      <div className={`${columns} gap-y-11`}>
        <div id={security.id} className="lg:col-span-7">
          <SectionHeading title={security.title} />
          <p className="mt-4 measure-56 text-body text-pretty text-ink-2">
            <RichText text={security.text} />
          </p>
        </div>
        <div id={investors.id} className="lg:col-span-5">
          <SectionHeading title={investors.title} />
          <p className="mt-4 text-body text-ink-2">
            <RichText text={investors.text} />
          </p>
          <Actions actions={investors.actions} className="mt-5" />
        </div>
      </div>
    </Section>
  );
}
