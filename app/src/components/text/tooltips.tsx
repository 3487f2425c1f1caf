import {
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

/** An element that explains itself when it is pointed at, focused or pressed. */
export interface Explained {
  readonly id: string;
  readonly element: HTMLElement;
  readonly explanation: ReactNode;
  /** It was focused or pressed, not just pointed at: the tooltip opens without a delay. */
  readonly opensAtOnce: boolean;
}

const TooltipsContext = createContext<(explained: Explained) => () => void>(() => () => undefined);

const Tooltips = lazy(() => import("./tooltip-list").then((module) => ({ default: module.TooltipList })));

/**
 * Tooltips for the whole page, so that moving from one to the next skips the delay. Positioning them
 * takes more code than many a page; it is loaded when the first tooltip is about to show.
 */
export function TooltipsProvider({ children }: { readonly children: ReactNode }) {
  const [list, setList] = useState<readonly Explained[]>([]);
  const add = useCallback((explained: Explained) => {
    setList((others) => [...others, explained]);
    return () => setList((others) => others.filter((other) => other !== explained));
  }, []);
  return (
    <TooltipsContext value={add}>
      {children}
      {list.length === 0 ? null : (
        <Suspense>
          <Tooltips list={list} />
        </Suspense>
      )}
    </TooltipsContext>
  );
}

interface TooltipTriggerProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onPointerEnter: (event: { readonly pointerType: string }) => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

/** Gives an element a tooltip: the props that it needs for that. */
export function useTooltip(explanation: ReactNode): TooltipTriggerProps {
  const add = use(TooltipsContext);
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const remove = useRef<() => void>(undefined);
  const explain = (opensAtOnce: boolean) => {
    const element = ref.current;
    if (element !== null) remove.current ??= add({ id, element, explanation, opensAtOnce });
  };
  useEffect(
    () => () => {
      remove.current?.();
      remove.current = undefined;
    },
    [],
  );
  return {
    ref,
    // A finger does not point; its tap comes as a focus or a click.
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== "touch") explain(false);
    },
    onFocus: () => explain(true),
    onClick: () => explain(true),
  };
}
