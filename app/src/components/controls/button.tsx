import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link";

type Variant = "primary" | "secondary";
type Size = "page" | "header" | "form";

const shape =
  "inline-flex items-center justify-center gap-3 rounded-control text-center font-semibold transition-colors";

const sizes: Readonly<Record<Size, string>> = {
  page: "min-h-12 px-6 py-2 text-body",
  form: "min-h-14 px-8 text-body max-md:w-full",
  header: "h-10 px-4 text-small whitespace-nowrap",
};

const variants: Readonly<Record<Variant, string>> = {
  primary:
    "border border-transparent bg-button text-on-button hover:bg-button-hover disabled:bg-sunken disabled:text-ink-2 aria-disabled:bg-sunken aria-disabled:text-ink-2",
  secondary: "border border-control text-ink hover:border-ink hover:bg-surface",
};

/** A button for an action on this page. */
export function Button({
  type = "button",
  size = "page",
  ...button
}: Omit<ComponentProps<"button">, "className"> & { readonly size?: Size }) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is a prop, by default "button"
      type={type}
      className={`${shape} ${sizes[size]} ${variants.primary} enabled:cursor-pointer aria-disabled:cursor-default`}
      {...button}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = "primary",
  size = "page",
  wide = false,
  ...link
}: Omit<LinkProps, "className"> & {
  /** One primary button for each view; the others are secondary. */
  readonly variant?: Variant;
  readonly size?: Size;
  /** As wide as its parent. */
  readonly wide?: boolean;
}) {
  return (
    <Link className={`${shape} ${sizes[size]} ${variants[variant]} ${wide ? "w-full" : ""}`} {...link} />
  );
}
