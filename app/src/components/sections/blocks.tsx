import type { Block as Content, BlocksSection, Tone } from "../../content/types";
import { Figure } from "../figures/figure";
import { RichText } from "../text/rich-text";
import { ItemAction } from "./actions";
import { ExampleRows, ExampleTag } from "./example-parts";
import { columns, Rule } from "../layout/frame";
import { HeadedSheet, ItemHeading, Points, RunningText } from "./sheet";

/** Large blocks: what each is, and across from it its example and its picture. */
export function Blocks({ section, tone }: { readonly section: BlocksSection; readonly tone: Tone }) {
  return (
    <HeadedSheet section={section} tone={tone}>
      <ul className="mt-8 md:mt-14">
        {section.items.map((item, index) => (
          <Block key={item.title} item={item} wide={index % 2 === 1 || item.figure === undefined} />
        ))}
      </ul>
    </HeadedSheet>
  );
}

/** One block; every second one has its picture, if it has one, across the frame, below its texts. */
function Block({ item, wide }: { readonly item: Content; readonly wide: boolean }) {
  const figure = item.figure === undefined ? null : <Figure name={item.figure} />;
  return (
    <li id={item.id} className="not-last:pb-12 lg:not-last:pb-16">
      <Rule ticks={[6]} />
      <div className={`${columns} gap-y-8 pt-8 lg:pt-10`}>
        {wide ? (
          <>
            <div className="lg:col-span-5 lg:pr-4">
              <Copy item={item} />
            </div>
            <div className="lg:col-span-7 lg:col-start-6">
              <Example item={item} />
            </div>
            {figure === null ? null : <div className="lg:col-span-12 lg:mt-4">{figure}</div>}
          </>
        ) : (
          <>
            <div className="space-y-8 lg:col-span-5 lg:pr-4">
              <div>
                <Copy item={item} />
              </div>
              <Example item={item} />
            </div>
            <div className="lg:col-span-7 lg:col-start-6">{figure}</div>
          </>
        )}
      </div>
    </li>
  );
}

function Copy({ item }: { readonly item: Content }) {
  return (
    <>
      <ItemHeading>{item.title}</ItemHeading>
      <RunningText paragraphs={item.paragraphs} className="mt-4 measure-56" />
      {item.points === undefined ? null : <Points points={item.points} />}
      {item.action === undefined ? null : <ItemAction action={item.action} />}
    </>
  );
}

function Example({ item }: { readonly item: Content }) {
  const { title, text, rows } = item.example;
  return (
    <div className="border border-dashed border-control bg-surface p-5 md:p-6">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-body font-semibold text-ink">
        <ExampleTag />
        {title}
      </p>
      <p className="mt-3 measure-56 text-body text-pretty text-ink-2">
        <RichText text={text} />
      </p>
      {rows === undefined ? null : (
        <div className="mt-4">
          <ExampleRows rows={rows} />
        </div>
      )}
    </div>
  );
}
