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

/** Something about the page itself that its visitor should know. */
export interface Notice {
  readonly title: string;
  readonly description: string;
}

export interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (notice: Notice) => void;
}

interface Messages {
  readonly notify: (notice: Notice) => void;
  readonly mountToaster: () => void;
}

const MessagesContext = createContext<Messages>({ notify: () => undefined, mountToaster: () => undefined });

/** Where the code cannot be had, what is already on the page has to do. */
const absent = { default: () => null };
const Toaster = lazy<ComponentType>(() => import("./toaster").catch(() => absent));
const NoticeList = lazy<ComponentType<NoticeListProps>>(() => import("./notice-list").catch(() => absent));

/**
 * Hosts notices and toasts above the pages, so that a message stays up when its page is left. Most visits
 * have none: what shows them is loaded with the first notice, or with a page that sends toasts.
 */
export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const [hasToaster, setHasToaster] = useState(false);
  const messages = useMemo(
    () => ({
      notify: (notice: Notice) =>
        setNotices((shown) => (shown.includes(notice) ? shown : [...shown, notice])),
      mountToaster: () => setHasToaster(true),
    }),
    [],
  );
  return (
    <MessagesContext value={messages}>
      {children}
      <Suspense>
        {hasToaster ? <Toaster /> : null}
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

/** For a part of a page that sends toasts: there is something to show them. */
export function useToaster(): void {
  const { mountToaster } = use(MessagesContext);
  useEffect(mountToaster, [mountToaster]);
}
