import type { Action } from "../../content/types";
import { Link } from "../controls/link";
import { playPath } from "../controls/play-mark";
import { startAnimation } from "../start-animation";

/** A still of an animation and, below it, where it leads: to the animation's page, where it then starts. */
export function AnimationLink({
  label,
  href,
  still,
  className,
}: Action & {
  /** The address of the picture. */
  readonly still: string;
  /** The shape and the scale of the picture. */
  readonly className: string;
}) {
  return (
    <Link
      href={href}
      state={startAnimation}
      className="group block border border-control/60 bg-dots text-body font-semibold text-ink"
    >
      <span className="block overflow-clip">
        <img
          src={still}
          alt=""
          loading="lazy"
          decoding="async"
          className={`w-full object-cover in-system-colors ${className}`}
        />
      </span>
      <span className="flex min-h-14 items-center gap-3 border-t border-control/60 bg-surface p-3">
        <span
          data-mark="play"
          className="rounded-pill bg-button p-2.5 transition-colors duration-[120ms] group-hover:bg-button-hover"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-on-button">
            <path d={playPath} />
          </svg>
        </span>
        <span className="leading-[1.2] text-balance underline-offset-4 group-hover:underline">{label}</span>
      </span>
    </Link>
  );
}
