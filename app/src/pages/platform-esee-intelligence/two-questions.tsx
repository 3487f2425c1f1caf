import { ItemText, ItemTitle } from "../../components/sections/items";
import { systemicTrust } from "../../content/pages/platform-esee-intelligence";

/** The corporation's answer in teal beside the consortium's in violet. */
export function TwoQuestions() {
  return (
    <ul className="mt-7 grid gap-x-12 gap-y-9 md:grid-cols-2 lg:mt-9">
      {systemicTrust.items.map(({ title, text }) => (
        <li key={title} className="first:[&_h3]:text-teal-text last:[&_h3]:text-violet-text">
          <ItemTitle title={title} className="measure-14 text-poster" />
          <ItemText text={text} className="measure-34 text-lead" />
        </li>
      ))}
    </ul>
  );
}
