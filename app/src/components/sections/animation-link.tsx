import type { Action } from "../../content/types";
import { Link } from "../controls/link";
import { PlayMark } from "../controls/play-mark";

/** A still of an animation that leads to the page where it can be started. */
export function AnimationLink({
  label,
  href,
  still,
  className,
}: Action & {
  /** The address of the picture. */
  readonly still: string;
  /** The shape of the picture. */
  readonly className: string;
}) {
  return (
    <Link href={href} className="group block border border-control/60 bg-dots text-ink">
      <span className={`relative block overflow-hidden ${className}`}>
        <img
          src={still}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover in-system-colors"
        />
        <PlayMark />
      </span>
      <span className="block border-t border-hairline bg-surface px-4 py-3 font-semibold underline decoration-1 underline-offset-[0.3em] group-hover:underline-offset-[0.45em] md:px-6">
        {label}
      </span>
    </Link>
  );
}
