import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from "react";

/** Asks for the toaster. Outside the layout, in a test for example, there is none. */
const ToasterContext = createContext<() => void>(() => undefined);

const Toaster = lazy(() => import("./toaster").then((module) => ({ default: module.Toaster })));

/**
 * Shows the messages that parts of the page send with sonner's `toast`. The toaster is loaded when a
 * part that sends messages comes up, and stays, so that a message outlives the page that sent it.
 */
export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const [needed, setNeeded] = useState(false);
  const [needToaster] = useState(() => () => setNeeded(true));
  return (
    <ToasterContext value={needToaster}>
      {children}
      {needed ? (
        <Suspense>
          <Toaster />
        </Suspense>
      ) : null}
    </ToasterContext>
  );
}

/** Makes sure that there is a toaster while the calling component may send messages, and after. */
export function useToaster(): void {
  const needToaster = use(ToasterContext);
  useEffect(needToaster, [needToaster]);
}
