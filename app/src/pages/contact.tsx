import { type ReactNode, Suspense, useRef, useState } from "react";
import { ContactForm } from "../components/contact/contact-form";
import { markTypeChosen } from "../components/contact/draft";
import { Link } from "../components/controls/link";
import { bleed, frame } from "../components/layout/frame";
import { Section, SectionHeading } from "../components/sections/section";
import {
  anchors,
  defaultInquiryType,
  form,
  guides,
  type InquiryType,
  labelOf,
  mail,
  type MailOption,
  page,
  type RequestGuide,
} from "../content/pages/contact";

export { page };

/** Of the form and of the mailboxes. */
const subheading = "font-heading text-h3 font-semibold text-ink";

/** Of entries in a list. */
const entryHeading =
  "measure-20 font-heading text-h3 font-semibold text-balance text-ink lg:text-[2rem]/[1.1]";

/** The form beside the mailboxes, and what to write for each type of inquiry. */
export function Component() {
  const inquiryTypeRef = useRef<HTMLSelectElement>(null);
  const [inquiryType, setInquiryType] = useState<InquiryType>(defaultInquiryType);
  const choose = (type: InquiryType) => {
    // Before hydration, the link's anchor chooses it.
    if (inquiryTypeRef.current === null) return;
    inquiryTypeRef.current.value = type;
    markTypeChosen();
    setInquiryType(type);
  };
  return (
    <>
      <div className={`overflow-x-clip wrap-anywhere ${bleed}`}>
        <div className={`${frame} lg:grid lg:grid-cols-[minmax(0,1fr)_min(28.75rem,38%)] lg:gap-x-16`}>
          <div className="pt-9 pb-14 lg:pt-10">
            <h1 className="measure-18 font-heading text-h1 font-semibold text-balance text-ink">
              {page.hero.title}
            </h1>
            <p className="mt-4 text-lead text-pretty text-ink-2">{page.hero.subtitle}</p>
            <div className="mt-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-hairline pt-4">
              <h2 className={subheading}>
                <Targets ids={anchors}>{form.title}</Targets>
              </h2>
              <p className="text-label text-ink-2">{form.required}</p>
            </div>
            <div className="mt-3">
              {/* A boundary: if an extension has changed the form before hydration, React renders only the form anew. */}
              <Suspense>
                <ContactForm inquiryTypeRef={inquiryTypeRef} onInquiryType={setInquiryType} />
              </Suspense>
            </div>
          </div>
          <section
            id={mail.id}
            data-ground="ink"
            className="flex flex-col max-lg:-mx-gutter max-lg:px-gutter max-lg:pt-10 max-lg:pb-6 lg:-mr-(--bleed) lg:pt-10 lg:pr-(--bleed) lg:pb-8 lg:pl-12"
          >
            <h2 className={subheading}>{mail.title}</h2>
            <ul className="mt-7 flex grow flex-col">
              {mail.options.map((option) => (
                <MailEntry key={option.title} option={option} />
              ))}
            </ul>
          </section>
        </div>
      </div>
      <Section id={guides.id}>
        <SectionHeading title={guides.title} />
        <ul className="mt-8 -mb-section lg:mt-11">
          {guides.items.map((guide) => (
            <Guide
              key={guide.id}
              guide={guide}
              chosen={guide.inquiryType === inquiryType}
              onChoose={() => choose(guide.inquiryType)}
            />
          ))}
        </ul>
      </Section>
    </>
  );
}

/** A target for each anchor around the same words, which screen readers announce when a link to one is followed. */
function Targets({
  ids: [id, ...others],
  children,
}: {
  readonly ids: readonly string[];
  readonly children: ReactNode;
}) {
  if (id === undefined) return children;
  return (
    <span id={id} className="scroll-mt-8 outline-none">
      <Targets ids={others}>{children}</Targets>
    </span>
  );
}

function MailEntry({ option }: { readonly option: MailOption }) {
  return (
    <li data-tone={option.tone} className="grow border-t border-hairline pt-5 pb-7">
      <h3 className={entryHeading}>{option.title}</h3>
      <p className="mt-2 text-body text-pretty text-ink-2">{option.text}</p>
      <p className="mt-3 lg:mt-6">
        <Link
          href={option.action.href}
          className="inline-block py-1 text-lead font-semibold text-(--accent) underline decoration-1 underline-offset-[0.25em] transition-[text-underline-offset] duration-[120ms] hover:underline-offset-[0.4em] xl:text-[1.5rem]"
        >
          {option.action.label}
        </Link>
      </p>
    </li>
  );
}

/** What to write for one type of inquiry, and a link to the form that chooses the type. */
function Guide({
  guide,
  chosen,
  onChoose,
}: {
  readonly guide: RequestGuide;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-hairline py-5 last:border-b lg:grid-cols-12 lg:items-baseline">
      <h3 className={`lg:col-span-5 ${entryHeading}`}>{guide.title}</h3>
      <p className="measure-46 text-body text-balance text-ink-2 lg:col-span-4">{guide.text}</p>
      <p className="lg:col-span-3">
        <Link
          href={`/contact#${guide.id}`}
          onClick={onChoose}
          aria-current={chosen || undefined}
          className="group inline-flex items-baseline gap-3 py-2 text-body font-semibold text-(--accent) lg:py-0 aria-[current]:text-ink"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            fill="none"
            strokeWidth="2"
            className="size-4 shrink-0 stroke-current"
          >
            <path d={chosen ? "m1.5 8.5 4.5 4.5L14.5 3.5" : "M8 14.5V2M2.5 7.5 8 2l5.5 5.5"} />
          </svg>
          <span className="underline decoration-1 underline-offset-[0.25em] transition-[text-underline-offset] duration-[120ms] group-hover:underline-offset-[0.4em] group-aria-[current]:no-underline">
            {labelOf(guide.inquiryType)}
          </span>
        </Link>
      </p>
    </li>
  );
}
