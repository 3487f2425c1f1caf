import { labels } from "../../content/shared/site";
import type { PeopleSection, Person } from "../../content/types";
import { Link } from "../controls/link";
import { Portrait } from "./portrait";
import { HeadedSheet } from "./sheet";

/** People with their portraits, compact; a single person is shown large. */
export function People({ people, ...section }: PeopleSection) {
  const [first, ...others] = people;
  const alone = first !== undefined && others.length === 0;
  return (
    <HeadedSheet {...section} beside={alone}>
      {alone ? (
        <FeaturedPerson person={first} />
      ) : (
        <ul className="grid md:grid-cols-2 md:gap-x-8">
          {people.map((person, index) => (
            <Member key={index} person={person} />
          ))}
        </ul>
      )}
    </HeadedSheet>
  );
}

function FeaturedPerson({ person }: { readonly person: Person }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-x-8">
      <Portrait person={person} className="w-full max-sm:max-w-72" />
      <div className="sm:self-end">
        <Name person={person} className="text-h3" />
        <p className="mt-2 measure-44 text-body font-medium text-balance text-ink-2">{person.title}</p>
        {person.bio === undefined ? null : (
          <p className="mt-5 measure-56 text-lead text-pretty text-ink-2">{person.bio}</p>
        )}
      </div>
    </div>
  );
}

/** One row: portrait, name, title. */
function Member({ person }: { readonly person: Person }) {
  return (
    <li className="grid grid-cols-[min(5.5rem,22vw)_1fr] items-center gap-x-[min(1.25rem,5vw)] border-hairline py-4 not-first:border-t md:nth-2:border-t-0">
      <Portrait person={person} className="w-full self-start" />
      <div>
        <Name person={person} className="text-[length:min(var(--text-lead),7.6vw)] leading-[1.25]" />
        <p className="mt-1 text-body text-pretty text-ink-2">{person.title}</p>
        {person.bio === undefined ? null : (
          <p className="mt-3 measure-52 text-small text-pretty text-ink-2">{person.bio}</p>
        )}
      </div>
    </li>
  );
}

/** The name, or the role of a person to be named, which links to the profile, if there is one. */
function Name({ person, className }: { readonly person: Person; readonly className: string }) {
  const name = person.name.replace(/^\[|\]$/g, "");
  return (
    <h3 className={`font-heading font-semibold text-balance text-ink ${className}`}>
      {person.profile === undefined ? (
        name
      ) : (
        <Link
          href={person.profile}
          aria-label={labels.profileOf(name)}
          className="group transition-colors duration-[120ms] hover:text-(--accent)"
        >
          {name}
          <OutwardArrow />
        </Link>
      )}
    </h3>
  );
}

/** The mark of an external link; it is never alone on a line. */
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
