/** Finds elements by role and name. */

/** The first element with this role and beginning of its accessible name, or with exactly this text. */
export interface Target {
  readonly role: "button" | "dialog" | "field" | "heading" | "link" | "text" | "tooltip";
  readonly name?: string;
  /** The landmark or dialog that it is in. */
  readonly within?: "header" | "main" | "footer" | "dialog";
}

/** What shows of an element. The position is that of its middle, in the window. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The value of a form's field. */
  readonly value: string;
  readonly disabled: boolean;
  readonly focused: boolean;
  /** Whether it is highlighted. */
  readonly highlighted: boolean;
  /** Whether another element would get a click on its middle. */
  readonly covered: boolean;
}

/** Runs in the page. `reach` scrolls the element to the middle of the window first. */
export function look({ role, name = "", within }: Target, reach: boolean): Found | null {
  const selectors = {
    button: "button, [role=button]",
    dialog: "dialog:popover-open",
    field: "input, select, textarea",
    heading: "h1, h2, h3",
    link: "a[href]",
    text: "p, h1, h2, h3, div, strong",
    tooltip: "[role=tooltip]",
  };
  const nameOf = (element: Element): string => {
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : [];
    const labelledBy = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((label) => label !== null);
    const label = [...labelledBy, ...labels].map((part) => part.textContent).join(" ");
    return (element.getAttribute("aria-label") ?? (label || element.textContent)).replace(/\s+/g, " ").trim();
  };
  const scope =
    within === undefined
      ? document
      : document.querySelector(within === "dialog" ? "dialog:popover-open" : within);
  const element = [...(scope?.querySelectorAll(selectors[role]) ?? [])].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (role === "text" ? nameOf(candidate) === name : nameOf(candidate).startsWith(name)),
  );
  if (!(element instanceof HTMLElement)) return null;
  if (reach) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    text: (element.innerText ?? "").replace(/\s+/g, " ").trim(),
    value: "value" in element ? String(element.value) : "",
    disabled: element.matches(":disabled, [aria-disabled=true]"),
    focused: element === document.activeElement,
    highlighted: element.dataset["highlighted"] === "true",
    covered: hit === null || !element.contains(hit),
  };
}
