import { advisoryBoard } from "../../content/pages/team";
import { About, Photo } from "./person";

/** One card per advisor, without a box. */
export function Advisors() {
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-12 md:grid-cols-5 md:gap-x-6 lg:mt-12">
      {advisoryBoard.people.map((person, index) => (
        <li key={index}>
          <Photo {...person} />
          <h3 className="mt-4 heading text-h3">{person.name}</h3>
          <p className="mt-1 text-body text-pretty text-ink">{person.title}</p>
          <About {...person} />
        </li>
      ))}
    </ul>
  );
}
