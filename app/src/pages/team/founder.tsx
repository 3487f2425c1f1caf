import { isPlaceholder } from "../../content/placeholder";
import type { Founder as FounderContent } from "../../content/types";
import { Bio, Name, Photo } from "./person";

/** Until the founder has a name, the offices are about as wide as the page: a fallback font may be 2 % wider. */
export function Founder(person: FounderContent) {
  if (isPlaceholder(person.name)) {
    return (
      <div className="@container mt-10 lg:mt-16">
        <Offices {...person.offices} className="space-y-[0.15em] text-[max(min(2.25rem,11cqw),7.4cqw)]" />
      </div>
    );
  }
  return (
    <div className="mt-8 items-end gap-y-8 twelve-columns">
      <Photo person={person} className="max-lg:max-w-120 lg:col-span-5" />
      <div className={person.image === undefined ? "lg:col-span-12" : "lg:col-span-7"}>
        <Name
          person={person}
          className="text-[clamp(3rem,0.8rem+8vw,8rem)] leading-[0.95] tracking-[-0.03em]"
        />
        <Offices {...person.offices} className="mt-6 text-[clamp(1.5rem,1.2rem+1.3vw,2.375rem)]" />
        <Bio person={person} className="mt-5 measure-48" />
      </div>
    </div>
  );
}

function Offices({
  corporation,
  consortium,
  className,
}: FounderContent["offices"] & { readonly className: string }) {
  return (
    <ul className={`font-heading leading-[1.05] font-semibold tracking-[-0.03em] text-balance ${className}`}>
      <li className="text-teal-text">{corporation}</li>
      <li className="text-violet-text">{consortium}</li>
    </ul>
  );
}
