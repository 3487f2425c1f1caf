import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from "react";
import type { Notice } from "./toaster";

/** Mounts the toaster and returns its module, which loads with the first call. */
const MountToaster = createContext<() => Promise<typeof import("./toaster")>>(() => import("./toaster"));

/** Shows toasts outside the pages, so that a message stays when the visitor leaves its page. */
export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const mount = useCallback(async () => {
    const module = await import("./toaster");
    setToaster(() => module.Toaster);
    return module;
  }, []);
  return (
    <MountToaster value={mount}>
      {children}
      {Toaster === undefined ? null : <Toaster />}
    </MountToaster>
  );
}

/** Mounts the toaster, for components that send toasts. */
export function useToaster(): void {
  const mount = use(MountToaster);
  useEffect(() => {
    // If the code cannot be loaded, messages are not shown.
    mount().catch(() => undefined);
  }, [mount]);
}

/** Returns a stable function that shows a notice, unless the same notice is already visible. */
export function useNotice(): (notice: Notice) => void {
  const mount = use(MountToaster);
  return useCallback(
    (notice) => {
      mount().then(
        ({ notify }) => notify(notice),
        () => undefined,
      );
    },
    [mount],
  );
}
