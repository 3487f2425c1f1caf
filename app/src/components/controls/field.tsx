import {
  type ComponentProps,
  type InvalidEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useState,
} from "react";

/*
 * Form controls, all required. The label above stays visible when the browser scrolls to the control. The browser
 * validates; its message is below the control. A heavy edge, not color alone, marks an invalid entry.
 */

const control =
  "w-full scroll-mt-12 rounded-control border border-control bg-surface px-4 text-lead text-ink transition-colors hover:border-ink-2 user-invalid:border-l-6 user-invalid:border-ink user-invalid:pl-2.5";

export function TextField({ label, ...input }: { readonly label: string } & ComponentProps<"input">) {
  const { field, checked } = useValidation();
  return (
    <Field {...field} label={label}>
      <input required dir="auto" {...checked} className={`h-14 ${control}`} {...input} />
    </Field>
  );
}

export function TextArea({ label, ...textarea }: { readonly label: string } & ComponentProps<"textarea">) {
  const { field, checked } = useValidation();
  return (
    <Field {...field} label={label}>
      <textarea
        required
        dir="auto"
        {...checked}
        className={`block resize-y py-3 ${control}`}
        // Chromium scrolls only to the first line of a focused text area.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
        {...textarea}
      />
    </Field>
  );
}

export function Select<Value extends string>({
  label,
  options,
  ...select
}: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
} & Omit<ComponentProps<"select">, "children">) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <div className="relative">
        <select required id={id} className={`h-14 appearance-none pr-12 ${control}`} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          aria-hidden="true"
          viewBox="0 0 12 8"
          fill="none"
          strokeWidth="1.5"
          className="pointer-events-none absolute top-1/2 right-4 w-3 -translate-y-1/2 stroke-current text-ink-2"
        >
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </div>
    </Field>
  );
}

/**
 * Shows the browser's validation message below the control, from the attempt to send until the entry is valid. The
 * first invalid control gets the focus.
 */
function useValidation() {
  const id = useId();
  const [message, setMessage] = useState("");
  const isInvalid = message !== "";
  const checked = {
    id,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": isInvalid ? messageId(id) : undefined,
    onInvalid: (event: InvalidEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // Hides the browser's own bubble.
      event.preventDefault();
      const { currentTarget } = event;
      setMessage(currentTarget.validationMessage);
      if (currentTarget.form?.querySelector(":invalid") === currentTarget) currentTarget.focus();
    },
    onInput: isInvalid
      ? ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          setMessage(currentTarget.validationMessage)
      : undefined,
  };
  return { field: { id, message }, checked };
}

const messageId = (id: string) => `${id}-message`;

function Field({
  id,
  label,
  message = "",
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly message?: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-body font-semibold text-ink">
        {label}
      </label>
      {children}
      {message === "" ? null : (
        <p id={messageId(id)} className="mt-2 flex items-baseline gap-2 text-small font-medium text-ink">
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            fill="none"
            strokeWidth="1.75"
            className="size-4 shrink-0 translate-y-0.5 stroke-current"
          >
            <path d="M8 1.5 15 14H1ZM8 6v4M8 11.25v1.25" />
          </svg>
          {/* In an element, because React cannot update a text that a translator has replaced. */}
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
