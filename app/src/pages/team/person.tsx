/** What there may be of a person. */
import { Link } from "../../components/controls/link";
import { labels } from "../../content/shared/site";
import type { Person } from "../../content/types";

/** A square photo, if there is one. */
export function Photo({
  person,
  className,
}: {
  readonly person: Pick<Person, "image">;
  readonly className: string;
}) {
  return person.image === undefined ? null : (
    <img
      src={person.image}
      alt=""
      loading="lazy"
      decoding="async"
      className={`aspect-square w-full object-cover ${className}`}
    />
  );
}

/** The name, which leads to the person's profile, if there is one. */
export function Name({
  person: { name, profile },
  className,
}: {
  readonly person: Pick<Person, "name" | "profile">;
  readonly className: string;
}) {
  return (
    <h3 className={`heading ${className}`}>
      {profile === undefined ? (
        name
      ) : (
        <Link
          href={profile}
          aria-label={labels.profileOf(name)}
          className="underline decoration-(--accent) decoration-1 underline-offset-[0.2em] transition-colors hover:text-(--accent)"
        >
          {name}
        </Link>
      )}
    </h3>
  );
}

export function Bio({
  person: { bio },
  className,
}: {
  readonly person: Pick<Person, "bio">;
  readonly className: string;
}) {
  return bio === undefined ? null : <p className={`text-body text-pretty text-ink-2 ${className}`}>{bio}</p>;
}
