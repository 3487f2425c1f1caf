import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { ContactForm, inquiryTypeOf } from "../components/contact/contact-form";
import { draft } from "../components/contact/draft";
import { Link } from "../components/controls/link";
import { columns } from "../components/layout/frame";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Points, Sheet, SheetHeading } from "../components/sections/sheet";
import { RichText } from "../components/text/rich-text";
import {
  anchors,
  defaultInquiryType,
  form,
  guides,
  guidesTitle,
  type InquiryType,
  mail,
  type MailOption,
  page,
  type RequestGuide,
  typeOf,
} from "../content/pages/contact";

export { page };

/** Of the page's smaller sections. */
const subheading = "font-heading text-h3 font-semibold text-ink";

/** The form, the mailboxes, and what to write for each kind of request. */
export function Component() {
  const inquiryTypeRef = useRef<HTMLSelectElement>(null);
  const [inquiryType, setInquiryType] = useState<InquiryType>(defaultInquiryType);
  const [marked, setMarked] = useState<RequestGuide>();
  const show = (type: InquiryType, guide = guideOf(type)) => {
    setInquiryType(type);
    setMarked(guide);
  };
  const onMount = useEffectEvent(() => {
    // Chosen before the scripts loaded, or in the draft.
    if (inquiryTypeRef.current !== null) show(inquiryTypeOf(inquiryTypeRef.current.value));
  });
  useEffect(() => onMount(), []);
  useGuideInAddress((guide) => {
    const select = inquiryTypeRef.current;
    if (select === null) return;
    // A value other than the preset was chosen by the visitor before the scripts loaded.
    if (select.value === draft.preset) select.value = draft.preset = guide.inquiryType;
    if (select.value === guide.inquiryType) show(guide.inquiryType, guide);
  });
  const onInquiryTypeChange = (type: InquiryType) => {
    draft.preset = undefined;
    show(type);
  };
  return (
    <>
      <Hero {...page.hero} />
      <Sheet ticks={[9]} space="tight">
        <div className={columns}>
          <div className="lg:col-span-7">
            <SheetHeading title={<Targets ids={anchors}>{form.title}</Targets>} lead={form.lead} />
            <div className="mt-8">
              <ContactForm
                inquiryTypeRef={inquiryTypeRef}
                inquiryType={inquiryType}
                onInquiryTypeChange={onInquiryTypeChange}
                onReset={() => show(defaultInquiryType)}
              />
            </div>
            <h2 className={`mt-14 ${subheading}`}>{mail.title}</h2>
            <ul className="mt-4">
              {mail.options.map((option) => (
                <Mailbox key={option.title} option={option} />
              ))}
            </ul>
          </div>
          <div className="max-lg:mt-14 lg:col-span-4 lg:col-start-9">
            <h2 className={subheading}>{guidesTitle}</h2>
            <ul className="mt-6">
              {guides.map((guide) => (
                <Guide key={guide.id} guide={guide} chosen={guide === marked} />
              ))}
            </ul>
          </div>
        </div>
      </Sheet>
    </>
  );
}

/** What to write for a type that was chosen in the form; the default type fits any request. */
function guideOf(type: InquiryType): RequestGuide | undefined {
  return type === defaultInquiryType ? undefined : guides.find(({ inquiryType }) => inquiryType === type);
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

/** Calls back with a guide when a link to its anchor is followed. */
function useGuideInAddress(onGuide: (guide: RequestGuide) => void): void {
  // The key changes with every navigation, also for the same link.
  const { hash, key } = useLocation();
  const onAnchor = useEffectEvent(onGuide);
  useEffect(() => {
    const guide = guides.find(({ id }) => `#${id}` === hash);
    if (guide !== undefined) onAnchor(guide);
  }, [hash, key]);
}

function Mailbox({ option }: { readonly option: MailOption }) {
  return (
    <li className="border-hairline py-3 not-first:border-t">
      <h3 className="text-body font-semibold text-ink">{option.title}</h3>
      <p className="mt-1 text-small text-pretty text-ink-2">{option.text}</p>
      <p className="mt-1">
        <Link
          href={option.action.href}
          className="inline-block py-1 text-small font-semibold wrap-anywhere text-(--accent) underline decoration-1 underline-offset-[0.3em] transition-[text-underline-offset] duration-[120ms] hover:underline-offset-[0.45em]"
        >
          {option.action.label}
        </Link>
      </p>
    </li>
  );
}

/** What to write for one request; the one chosen by a link or in the form is highlighted. */
function Guide({ guide, chosen }: { readonly guide: RequestGuide; readonly chosen: boolean }) {
  return (
    <li
      aria-current={chosen || undefined}
      className="border-l-2 border-hairline pl-5 transition-colors duration-[120ms] not-first:mt-6 aria-[current]:border-(--accent-graphic)"
    >
      <h3 className="text-body font-semibold text-ink">{guide.title}</h3>
      <p className="mt-1 text-small text-pretty text-ink-2">
        <RichText text={typeOf(guide)} />
      </p>
      <Points points={guide.points} small />
    </li>
  );
}
