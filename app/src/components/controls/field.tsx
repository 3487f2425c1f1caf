import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";

/*
 * Form controls: a label above, which stays visible when the browser scrolls to the control, a height of 48 px, the
 * browser's validation. A heavy edge marks an invalid entry, without relying on color.
 */

const control =
  "w-full scroll-mt-12 rounded-control border border-control bg-surface px-4 text-body text-ink transition-colors duration-[120ms] hover:border-ink-2 user-invalid:border-l-[6px] user-invalid:border-ink user-invalid:pl-[11px]";

export function TextField({ label, ...input }: { readonly label: string } & ComponentProps<"input">) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input id={id} className={`h-12 ${control}`} {...input} />
    </Field>
  );
}

export function TextArea({ label, ...textarea }: { readonly label: string } & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <textarea id={id} className={`block resize-y py-3 ${control}`} {...textarea} />
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
        <select id={id} className={`h-12 appearance-none pr-12 ${control}`} {...select}>
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

function Field({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-semibold text-ink">
        {label}
      </label>
      {children}
    </div>
  );
}
