import { advisoryBoard } from "../../content/pages/team";
import { isPlaceholder } from "../../content/placeholder";
import { Bio, Name, Photo } from "./person";

const { people, unnamed } = advisoryBoard;

/** A rule above each, or a photo. */
export function Advisors() {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-5 md:gap-x-6 lg:mt-11 lg:gap-y-12">
      {people.map((person, index) => (
        <li key={index} className={person.image === undefined ? "border-t border-control pt-4" : ""}>
          <Photo person={person} className="mb-4" />
          {isPlaceholder(person.name) ? (
            <Name person={{ name: unnamed }} className="text-h3" />
          ) : (
            <Name person={person} className="text-h3" />
          )}
          <p className="mt-1 text-body text-pretty text-ink-2">{person.title}</p>
          <Bio person={person} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}
