import { labels } from "../../content/shared/site";
import type { PeopleSection, Person, Tone } from "../../content/types";
import { Link } from "../controls/link";
import { Portrait } from "./portrait";
import { Actions } from "./actions";
import { columns, Sheet, SheetHeading, Tick } from "./sheet";

/** People in ruled cells, five to a row on a wide screen; one who stands alone is shown large. */
export function People({ section, tone }: { readonly section: PeopleSection; readonly tone: Tone }) {
  const [first, ...others] = section.people;
  const alone = others.length === 0;
  return (
    <Sheet section={section} tone={tone} ticks={alone ? [5] : []}>
      {alone && first !== undefined ? (
        <div className={columns}>
          <div className="lg:col-span-4">
            <SheetHeading title={section.title} lead={section.lead} />
          </div>
          <div className="max-lg:mt-10 lg:col-span-8">
            <Lead person={first} />
          </div>
        </div>
      ) : (
        <>
          <div className={columns}>
            <div className="lg:col-span-8">
              <SheetHeading title={section.title} lead={section.lead} />
            </div>
          </div>
          <div className="relative mt-10 border-hairline md:mt-14 md:border-b">
            <Tick className="left-0 max-md:hidden" />
            <Tick className="right-0 max-md:hidden" />
            <ul className="grid md:grid-cols-2 xl:grid-cols-5">
              {section.people.map((person) => (
                <Member key={person.name} person={person} />
              ))}
            </ul>
          </div>
        </>
      )}
      <Actions actions={section.actions} />
    </Sheet>
  );
}

function Lead({ person }: { readonly person: Person }) {
  return (
    <div className="grid gap-6 sm:grid-cols-[2fr_3fr] sm:gap-10">
      <Portrait person={person} className="w-full max-w-64 md:max-w-none" />
      <div>
        <Name person={person} className="text-h3" />
        <p className="mt-2 measure-44 text-body font-medium text-balance text-ink-2">{person.title}</p>
        {person.bio === undefined ? null : (
          <p className="mt-5 measure-56 text-lead text-pretty text-ink-2">{person.bio}</p>
        )}
      </div>
    </div>
  );
}

function Member({ person }: { readonly person: Person }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-5 border-t border-hairline py-6 md:max-xl:even:border-l md:max-xl:even:pl-8 md:max-xl:odd:pr-8 md:py-8 xl:row-span-4 xl:grid-cols-1 xl:grid-rows-subgrid xl:gap-y-0 xl:border-l xl:px-6 xl:nth-[5n]:pr-0 xl:nth-[5n+1]:border-l-0 xl:nth-[5n+1]:pl-0">
      <Portrait person={person} className="w-24 md:w-32 xl:w-full" />
      <div className="xl:contents">
        <Name person={person} className="text-lead leading-[1.25] xl:mt-6" />
        <p className="mt-1.5 text-small font-medium text-pretty text-ink-3">{person.title}</p>
        {person.bio === undefined ? null : (
          <p className="mt-3 measure-52 text-small text-pretty text-ink-2">{person.bio}</p>
        )}
      </div>
    </li>
  );
}

/** The name, which leads to the person's profile where there is one. */
function Name({ person, className }: { readonly person: Person; readonly className: string }) {
  return (
    <h3 className={`font-heading font-semibold text-balance text-ink ${className}`}>
      {person.profile === undefined ? (
        person.name
      ) : (
        <Link
          href={person.profile}
          aria-label={labels.profileOf(person.name)}
          className="group transition-colors duration-[120ms] hover:text-(--accent)"
        >
          {person.name}
          <OutwardArrow />
        </Link>
      )}
    </h3>
  );
}

/** The mark of a link that leaves the site; it never stands alone on a line. */
function OutwardArrow() {
  return (
    <span aria-hidden="true" className="whitespace-nowrap">
      {"\u2060 "}
      <svg
        viewBox="0 0 10 10"
        className="inline-block size-[0.55em] stroke-(--accent) transition-transform duration-[120ms] group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
        fill="none"
        strokeWidth="1.5"
      >
        <path d="M1 9 9 1M2.5 1H9v6.5" />
      </svg>
    </span>
  );
}
