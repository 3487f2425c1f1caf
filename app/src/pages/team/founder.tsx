import type { Founder as FounderContent } from "../../content/types";
import { About, Photo } from "./person";

/**
 * Two overlapping circles, corporation and consortium; the founder is in both. On a phone, one circle is below the
 * other. A circle's diameter is two thirds of the box.
 */
export function Founder({ offices, ...person }: FounderContent) {
  return (
    <div className="mt-6 items-center gap-y-8 twelve-columns">
      <div className="@container lg:col-span-8">
        <div className="relative aspect-2/3 text-center drawing-colors md:aspect-3/2">
          <div className="absolute top-0 left-0 aspect-square w-full rounded-pill border-3 border-teal-line md:w-2/3" />
          <div className="absolute right-0 bottom-0 aspect-square w-full rounded-pill border-3 border-dashed border-violet-line md:w-2/3" />
          <ul className="heading text-h3">
            <li className="absolute inset-x-0 top-[12%] mx-auto w-3/5 text-teal-text md:top-1/2 md:right-auto md:left-[4%] md:w-[26%] md:-translate-y-1/2">
              <span className="block fit-6.5 md:fit-3.5">{offices.corporation}</span>
            </li>
            <li className="absolute inset-x-0 bottom-[12%] mx-auto w-3/5 text-violet-text md:top-1/2 md:right-[4%] md:bottom-auto md:left-auto md:w-[26%] md:-translate-y-1/2">
              <span className="block fit-6.5 md:fit-3.5">{offices.consortium}</span>
            </li>
          </ul>
          <div className="absolute top-1/2 left-1/2 w-[38%] -translate-1/2 md:w-[25%]">
            <Photo {...person} />
          </div>
        </div>
      </div>
      <div className="lg:col-span-4">
        <h3 className="outdent heading text-h1">{person.name}</h3>
        <About {...person} />
      </div>
    </div>
  );
}
