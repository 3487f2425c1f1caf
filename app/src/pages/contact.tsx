import { type ReactNode, Suspense } from "react";
import { ContactForm } from "../components/contact/contact-form";
import { changeDraft, useDraft } from "../components/contact/draft";
import { Link } from "../components/controls/link";
import { ItemTitle } from "../components/sections/items";
import { Section } from "../components/sections/section";
import { anchors, form, guides, labelOf, mail, page } from "../content/pages/contact";

export { page };

/** Classes of the two headings. */
const subheading = "heading text-h3";

/** The form beside the mailboxes. Below them is advice on the message, for each inquiry type. */
export function Component() {
  const { inquiryType } = useDraft();
  return (
    <>
      <div className="page-width twelve-columns">
        <div className="pt-8 pb-12 lg:col-span-7 lg:pr-8">
          <h1 className="heading measure-18 text-h1">{page.hero.title}</h1>
          <p className="mt-4 text-lead text-pretty text-ink-2">{page.hero.subtitle}</p>
          <div className="ends mt-8 items-baseline border-t border-hairline pt-4">
            <h2 className={subheading}>
              <Targets ids={anchors}>{form.title}</Targets>
            </h2>
            <p className="text-label text-ink-2">{form.required}</p>
          </div>
          <div className="mt-3">
            {/* A boundary: if an extension has changed the form before hydration, React renders only the form
                  again. */}
            <Suspense>
              <ContactForm />
            </Suspense>
          </div>
        </div>
        <Mail />
      </div>
      <Section {...guides}>
        <ul className="mt-8 -mb-section lg:mt-12">
          {guides.items.map(({ id, title, text, inquiryType: type }) => {
            const chosen = type === inquiryType;
            return (
              <li
                key={id}
                className="items-baseline gap-y-2 border-t border-hairline py-6 twelve-columns last:border-b"
              >
                <div className="lg:col-span-5">
                  <ItemTitle title={title} />
                </div>
                <p className="measure-46 text-body text-balance text-ink-2 lg:col-span-4">{text}</p>
                <p className="lg:col-span-3">
                  <Link
                    href={`/contact#${id}`}
                    onClick={() => changeDraft({ inquiryType: type, typeChosen: true })}
                    aria-current={chosen || undefined}
                    className="group inline-flex items-baseline gap-3 py-2 text-body font-semibold text-(--accent) lg:py-0 current:text-ink"
                  >
                    <svg
                      aria-hidden="true"
                      viewBox="0 0 16 16"
                      className="size-4 shrink-0 fill-none stroke-current stroke-2"
                    >
                      <path d={chosen ? "m1.5 8.5 4.5 4.5L14.5 3.5" : "M8 14.5V2M2.5 7.5 8 2l5.5 5.5"} />
                    </svg>
                    <span className="underlined group-current:no-underline">{labelOf(type)}</span>
                  </Link>
                </p>
              </li>
            );
          })}
        </ul>
      </Section>
    </>
  );
}

/**
 * Nests a target for each anchor around the same words. Screen readers announce the words after a link to an anchor.
 */
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

/** The mailboxes with their purposes. */
function Mail() {
  return (
    <section
      id={mail.id}
      data-ground="ink"
      className="flex flex-col py-8 max-lg:-mx-gutter max-lg:px-gutter lg:col-span-5 lg:-mr-bleed lg:pr-bleed lg:pl-12"
    >
      <h2 className={subheading}>{mail.title}</h2>
      <ul className="mt-8 flex grow flex-col">
        {mail.options.map(({ title, text, tone, action }) => (
          <li key={title} data-tone={tone} className="grow border-t border-hairline pt-4 pb-8">
            <ItemTitle title={title} />
            <p className="mt-2 text-body text-pretty text-ink-2">{text}</p>
            <p className="mt-3 lg:mt-6">
              <Link
                href={action.href}
                className="inline-block py-1 text-lead font-semibold text-(--accent) underlined"
              >
                {action.label}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
