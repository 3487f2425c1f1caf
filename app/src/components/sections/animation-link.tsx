import type { Action } from "../../content/types";
import { Link } from "../controls/link";
import { PlayMark } from "../controls/play-mark";
import { startAnimation } from "../start-animation";

/** A still of an animation that leads to its page, where the animation then starts. */
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
    <Link
      href={href}
      state={startAnimation}
      className={`group relative block overflow-hidden border border-control/60 bg-dots ${className}`}
    >
      <img
        src={still}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover in-system-colors"
      />
      <PlayMark>{label}</PlayMark>
    </Link>
  );
}
