import type { Block as Content, BlocksSection, Tone } from "../../content/types";
import { Figure } from "../figures/figure";
import { RichText } from "../text/rich-text";
import { ItemAction } from "./actions";
import { ExampleTag } from "./example-parts";
import { columns, Rule } from "../layout/frame";
import { HeadedSheet, ItemHeading, RunningText } from "./sheet";

/** Large blocks: what each is, and across from it its example and its picture. */
export function Blocks({ section, tone }: { readonly section: BlocksSection; readonly tone: Tone }) {
  return (
    <HeadedSheet section={section} tone={tone}>
      <ul className="mt-8 md:mt-14">
        {section.items.map((item) => (
          <Block key={item.title} item={item} />
        ))}
      </ul>
    </HeadedSheet>
  );
}

/** One block: across from what it is, its picture, or its example where it has none. */
function Block({ item }: { readonly item: Content }) {
  return (
    <li id={item.id} className="not-last:pb-12 lg:not-last:pb-16">
      <Rule ticks={[6]} />
      <div className={`${columns} gap-y-8 pt-8 lg:pt-10`}>
        <div className="space-y-8 lg:col-span-5 lg:pr-4">
          <div>
            <ItemHeading>{item.title}</ItemHeading>
            <RunningText paragraphs={item.paragraphs} className="mt-4 measure-56" />
            {item.action === undefined ? null : <ItemAction action={item.action} />}
          </div>
          {item.figure === undefined ? null : <Example item={item} />}
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          {item.figure === undefined ? <Example item={item} /> : <Figure name={item.figure} />}
        </div>
      </div>
    </li>
  );
}

function Example({ item }: { readonly item: Content }) {
  const { title, text } = item.example;
  return (
    <div className="border border-dashed border-control bg-surface p-5 md:p-6">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-body font-semibold text-ink">
        <ExampleTag />
        {title}
      </p>
      <p className="mt-3 measure-56 text-body text-pretty text-ink-2">
        <RichText text={text} />
      </p>
    </div>
  );
}
