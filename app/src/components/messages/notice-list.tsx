import * as Toast from "@radix-ui/react-toast";
import { type ReactNode, useState } from "react";
import { labels } from "../../content/shared/site";

/** A message about the page itself. */
export interface Notice {
  readonly title: string;
  readonly description: string;
}

/** Shows each notice for 5000 ms. F8 moves the focus to the notices, and from there to the toasts. */
export default function NoticeList({
  notices,
  onDismiss,
}: {
  readonly notices: readonly Notice[];
  readonly onDismiss: (notice: Notice) => void;
}): ReactNode {
  const [focused, setFocused] = useState(false);
  return (
    <Toast.Provider label={labels.notice} duration={5000}>
      {notices.map((notice) => (
        <Toast.Root
          key={notice.title}
          onOpenChange={(open) => {
            if (!open) onDismiss(notice);
          }}
          className="relative border border-control bg-surface p-4 shadow-menu"
        >
          <Toast.Title className="pr-8 text-small font-semibold text-ink">{notice.title}</Toast.Title>
          <Toast.Close
            aria-label={labels.closeNotice}
            className="absolute top-2 right-2 flex size-8 cursor-pointer items-center justify-center text-ink-2 hover:text-ink"
          >
            <svg viewBox="0 0 12 12" className="size-3 stroke-current" strokeWidth="1.5" aria-hidden="true">
              <path d="m1 1 10 10M11 1 1 11" />
            </svg>
          </Toast.Close>
          <Toast.Description className="mt-1 text-small text-ink-2">{notice.description}</Toast.Description>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={focused ? [] : ["F8"]}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        label={labels.notices}
        className="flex flex-col gap-3.5 outline-offset-4"
      />
    </Toast.Provider>
  );
}
