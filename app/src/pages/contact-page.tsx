import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { ContactForm } from "../components/contact/contact-form";
import { Hero } from "../components/sections/hero";
import { Link } from "../components/controls/link";
import { RichText } from "../components/text/rich-text";
import { columns, ItemHeading, Points, Sheet, SheetHeading, Tick } from "../components/sections/sheet";
import {
  anchors,
  defaultInquiryType,
  form,
  guides,
  type InquiryType,
  mail,
  type MailOption,
  page,
  type RequestGuide,
} from "../content/pages/contact";

/** The form with what to write for the two requests that buttons lead to, and the mailboxes. */
export function Layout() {
  const { tone } = page;
  const inquiryTypeRef = useRef<HTMLSelectElement>(null);
  const [inquiryType, setInquiryType] = useState<InquiryType>(defaultInquiryType);
  useTypeFromAddress((chosen) => {
    if (inquiryTypeRef.current !== null) inquiryTypeRef.current.value = chosen;
    setInquiryType(chosen);
  });
  return (
    <>
      <Hero hero={page.hero} tone={tone} />
      <Sheet tone={tone} ticks={[6]}>
        <div className={`lg:grid-rows-[auto_1fr] ${columns}`}>
          <div className="lg:col-span-4">
            <SheetHeading title={form.title} lead={form.lead} ids={anchors} />
          </div>
          <div className="max-lg:mt-8 lg:col-span-7 lg:col-start-6 lg:row-span-2">
            <ContactForm inquiryTypeRef={inquiryTypeRef} onInquiryTypeChange={setInquiryType} />
          </div>
          <ul className="mt-12 lg:mt-14 lg:col-span-4 lg:row-start-2">
            {guides.map((guide) => (
              <Guide key={guide.id} guide={guide} chosen={guide.inquiryType === inquiryType} />
            ))}
          </ul>
        </div>
      </Sheet>
      <Sheet tone={tone}>
        <div className={columns}>
          <div className="lg:col-span-8">
            <SheetHeading title={mail.title} />
          </div>
        </div>
        <div className="relative mt-10 border-hairline md:mt-14 md:border-b">
          <Tick className="left-0 max-md:hidden" />
          <Tick className="right-0 max-md:hidden" />
          <ul className="grid lg:grid-cols-3">
            {mail.options.map((option) => (
              <MailCell key={option.title} option={option} />
            ))}
          </ul>
        </div>
      </Sheet>
    </>
  );
}

/** Chooses a guide's type of inquiry whenever an address with its anchor is followed. */
function useTypeFromAddress(choose: (inquiryType: InquiryType) => void): void {
  // The key changes with every navigation, so that the same link chooses again.
  const { hash, key } = useLocation();
  const onAnchor = useEffectEvent(choose);
  useEffect(() => {
    const guide = guides.find(({ id }) => `#${id}` === hash);
    if (guide !== undefined) onAnchor(guide.inquiryType);
  }, [hash, key]);
}

function MailCell({ option }: { readonly option: MailOption }) {
  return (
    <li className="border-t border-hairline py-6 md:py-8 md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-8 lg:border-l lg:py-10 lg:pr-8 lg:pl-8 lg:first:border-l-0 lg:first:pl-0">
      <ItemHeading>{option.title}</ItemHeading>
      <div className="max-md:mt-3 lg:mt-3">
        <p className="measure-44 text-body text-pretty text-ink-2">{option.text}</p>
        <p className="mt-5">
          <Link
            href={option.action.href}
            className="inline-block py-1 font-semibold wrap-anywhere text-(--accent) underline decoration-1 underline-offset-[0.3em] transition-[text-underline-offset] duration-[120ms] hover:underline-offset-[0.45em]"
          >
            {option.action.label}
          </Link>
        </p>
      </div>
    </li>
  );
}

/** What to write for one request; the one that fits the form's choice stands out. */
function Guide({ guide, chosen }: { readonly guide: RequestGuide; readonly chosen: boolean }) {
  return (
    <li
      className={`border-l-2 py-1 pl-6 transition-colors duration-[120ms] not-first:mt-10 ${
        chosen ? "border-(--accent-graphic)" : "border-hairline"
      }`}
    >
      <ItemHeading>{guide.title}</ItemHeading>
      <p className="mt-3 text-body text-pretty text-ink-2">
        <RichText text={guide.text} />
      </p>
      <Points points={guide.points} />
    </li>
  );
}
