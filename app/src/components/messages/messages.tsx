import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { Notice, NoticeListProps } from "./notice";

interface Messages {
  readonly notify: (notice: Notice) => void;
  readonly mountToaster: (Toaster: ComponentType) => void;
}

const MessagesContext = createContext<Messages>({ notify: () => undefined, mountToaster: () => undefined });

/** Where the code cannot be had, what is already on the page has to do. */
const absent = { default: () => null };
const NoticeList = lazy<ComponentType<NoticeListProps>>(() => import("./notice-list").catch(() => absent));

/**
 * Hosts notices and toasts above the pages, so that a message stays up when its page is left. Most visits
 * have none: what shows them comes with the first notice, or with a page that sends toasts.
 */
export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [Toaster, setToaster] = useState<ComponentType>();
  const messages = useMemo(
    () => ({
      notify: (notice: Notice) =>
        setNotices((shown) => (shown.includes(notice) ? shown : [...shown, notice])),
      mountToaster: (Component: ComponentType) => setToaster(() => Component),
    }),
    [],
  );
  return (
    <MessagesContext value={messages}>
      {children}
      {Toaster === undefined ? null : <Toaster />}
      <Suspense>
        {notices.length === 0 ? null : (
          <NoticeList
            notices={notices}
            onDismiss={(notice) => setNotices((shown) => shown.filter((other) => other !== notice))}
          />
        )}
      </Suspense>
    </MessagesContext>
  );
}

/** The function that shows a notice; its identity never changes. A notice that is up is not repeated. */
export function useNotice(): (notice: Notice) => void {
  return use(MessagesContext).notify;
}

/** For a part of a page that sends toasts: `Toaster` shows them, also when the page is left meanwhile. */
export function useToaster(Toaster: ComponentType): void {
  const { mountToaster } = use(MessagesContext);
  useEffect(() => mountToaster(Toaster), [mountToaster, Toaster]);
}
