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
import type { Notice } from "./notice-list";

interface Messages {
  readonly notify: (notice: Notice) => void;
  readonly mountToaster: (Toaster: ComponentType) => void;
}

const MessagesContext = createContext<Messages>({ notify: () => undefined, mountToaster: () => undefined });

/** Shown instead of the notices if their code cannot be loaded. */
const absent = { default: () => null };
const NoticeList = lazy(() => import("./notice-list").catch(() => absent));

/**
 * Shows toasts above notices in the corner of the window, outside the pages, so that a message stays when the visitor
 * leaves its page. Their code loads with the first notice, or with a page that sends toasts.
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
      <div className="fixed inset-x-4 bottom-4 z-50 ml-auto flex max-w-89 flex-col gap-3.5 md:right-6 md:bottom-6 print:hidden">
        {Toaster === undefined ? null : <Toaster />}
        <Suspense>
          {notices.length === 0 ? null : (
            <NoticeList
              notices={notices}
              onDismiss={(notice) => setNotices((shown) => shown.filter((other) => other !== notice))}
            />
          )}
        </Suspense>
      </div>
    </MessagesContext>
  );
}

/** Returns a stable function that shows a notice, unless the same notice is already visible. */
export function useNotice(): (notice: Notice) => void {
  return use(MessagesContext).notify;
}

/** Mounts the toaster, for components that send toasts. */
export function useToaster(Toaster: ComponentType): void {
  const { mountToaster } = use(MessagesContext);
  useEffect(() => mountToaster(Toaster), [mountToaster, Toaster]);
}
