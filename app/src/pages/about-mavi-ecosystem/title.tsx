import { fullBleed } from "../../components/sections/section";
import { titleHalves } from "../../content/pages/about-mavi-ecosystem";

const { corporation, consortium } = titleHalves;

/** The page's title, which the boundary cuts into its two halves. */
export function Title() {
  return (
    <>
      <span className="block">
        {corporation[0]} <span className="text-teal-text">{corporation[1]}</span>
      </span>{" "}
      <span
        aria-hidden="true"
        className={`mt-4 mb-3.5 block border-t-2 border-dashed border-violet-line lg:mt-5 lg:mb-4.5 ${fullBleed}`}
      />
      <span className="block">
        {consortium[0]} <span className="text-violet-text">{consortium[1]}</span>
      </span>
    </>
  );
}
