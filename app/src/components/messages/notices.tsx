import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from "react";

/** Something about the page itself that its visitor should know. */
export interface Notice {
  readonly title: string;
  readonly description: string;
}

const NoticeContext = createContext<(notice: Notice) => void>(() => undefined);

const NoticeList = lazy(() => import("./notice-list").then((module) => ({ default: module.NoticeList })));

/** Shows notices. Most visits have none, so what shows them is loaded with the first. */
export function NoticesProvider({ children }: { readonly children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const notify = useCallback(
    (notice: Notice) => setNotices((shown) => (shown.includes(notice) ? shown : [...shown, notice])),
    [],
  );
  const dismiss = useCallback(
    (notice: Notice) => setNotices((shown) => shown.filter((other) => other !== notice)),
    [],
  );
  return (
    <NoticeContext value={notify}>
      {children}
      {notices.length === 0 ? null : (
        <Suspense>
          <NoticeList notices={notices} onDismiss={dismiss} />
        </Suspense>
      )}
    </NoticeContext>
  );
}

/** The function that shows a notice; its identity never changes. A notice that is up is not repeated. */
export function useNotice(): (notice: Notice) => void {
  return use(NoticeContext);
}
