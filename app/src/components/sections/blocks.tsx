import type { ReactNode } from "react";
import type { Block as Content, HeadedSection } from "../../content/types";
import { RichText } from "../text/rich-text";
import { ItemAction } from "./actions";
import { ExampleTag } from "./example-parts";
import { columns, Rule } from "../layout/frame";
import { HeadedSheet, ItemHeading, RunningText } from "./sheet";

/** Large blocks below a heading; `children` are the blocks. */
export function Blocks({ children, ...section }: HeadedSection & { readonly children: ReactNode }) {
  return (
    <HeadedSheet {...section}>
      <ul>{children}</ul>
    </HeadedSheet>
  );
}

/** One block: across from what it is, its drawing, or its example where it has none. */
export function Block({ drawing, ...item }: Content & { readonly drawing?: ReactNode }) {
  return (
    <li id={item.id} className="group not-last:pb-12 lg:not-last:pb-16">
      <div className="group-first:hidden">
        <Rule ticks={[6]} />
      </div>
      <div className={`${columns} gap-y-8 pt-8 lg:pt-10`}>
        <div className="space-y-8 lg:col-span-5 lg:pr-4">
          <div>
            <ItemHeading>{item.title}</ItemHeading>
            <RunningText paragraphs={item.paragraphs} className="mt-4 measure-56" />
            {item.action === undefined ? null : <ItemAction action={item.action} />}
          </div>
          {drawing === undefined ? null : <BlockExample {...item.example} />}
        </div>
        <div className="lg:col-span-7 lg:col-start-6">{drawing ?? <BlockExample {...item.example} />}</div>
      </div>
    </li>
  );
}

function BlockExample({ title, text }: Content["example"]) {
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
