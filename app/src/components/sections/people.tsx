import type { PeopleSection, Person, Tone } from "../../content/types";
import { Link } from "../link";
import { Sheet, SheetHeading, columns } from "./sheet";

/** People in ruled cells; a person alone in a section is shown large. */
export function People({ section, tone }: { readonly section: PeopleSection; readonly tone: Tone }) {
  return (
    <Sheet id={section.id} tone={tone}>
      <div className={columns}>
        <div className="lg:col-span-8">
          <SheetHeading title={section.title} lead={section.lead} />
        </div>
      </div>
      <ul className="mt-10 grid border-hairline md:mt-14 md:grid-cols-2 md:border-t md:border-l xl:grid-cols-5">
        {section.people.map((person) => (
          <PersonCell key={person.name} person={person} />
        ))}
      </ul>
    </Sheet>
  );
}

function PersonCell({ person }: { readonly person: Person }) {
  return (
    <li className="flex flex-col border-t border-hairline py-6 md:border-t-0 md:border-r md:border-b md:p-6">
      <h3 className="font-heading text-lead font-semibold text-ink">{person.name}</h3>
      <p className="mt-1 text-small text-ink-3">{person.title}</p>
      {person.bio === undefined ? null : <p className="mt-3 text-small text-ink-2">{person.bio}</p>}
      {person.profile === undefined ? null : (
        <Link href={person.profile} className="mt-4 text-small text-(--accent) underline">
          Profile
        </Link>
      )}
    </li>
  );
}
