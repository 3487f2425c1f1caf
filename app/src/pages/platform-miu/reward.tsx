import type { ReactNode } from "react";
import { columns } from "../../components/layout/frame";
import { Actions } from "../../components/sections/actions";
import { Lead, Section } from "../../components/sections/section";
import { demo } from "../../content/pages/platform-miu";

/** The page's end: the question, and a receipt that waits for its answer. */
export function Reward({ children }: { readonly children: ReactNode }) {
  return (
    <Section ground="teal" space="none">
      <div className={columns}>
        <div className="py-section-tight max-lg:pb-9 lg:col-span-7 lg:self-center">
          <h2 className="font-heading text-poster font-semibold text-balance text-ink">{demo.title}</h2>
          <div className="mt-5">
            <Lead text={demo.lead} />
          </div>
          <Actions actions={demo.actions} primary className="mt-7" />
        </div>
        <div className="lg:col-span-5">{children}</div>
      </div>
    </Section>
  );
}
