import { categoryFills } from "../../animation/labels";
import { dimensions } from "../../content/pages/platform-esee-intelligence";

/** Each dimension, with the color of its dots, and what it asks. */
export function Questions() {
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-6 lg:mt-10 lg:grid-cols-[minmax(12rem,max-content)_minmax(0,1fr)] lg:gap-y-3.5">
      {dimensions.items.map(({ text, color, question }) => (
        <div key={text} className="lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:items-baseline">
          <dt className="flex items-center gap-2.5 text-body font-semibold text-ink">
            <span
              aria-hidden="true"
              className={`size-3 shrink-0 rounded-pill lg:size-3.5 ${categoryFills[color]}`}
            />
            {text}
          </dt>
          <dd className="font-heading text-[min(clamp(1.75rem,0.92rem+2.1vw,2.8rem),9.4vw)] leading-[1.2] font-semibold tracking-[-0.028em] text-balance text-ink">
            {question}
          </dd>
        </div>
      ))}
    </dl>
  );
}
