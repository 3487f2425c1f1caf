/** The parts of a person's card. */
import { Plot } from "../../components/drawings/plot";
import { lattice, Signs } from "../../components/drawings/signs";
import { Link } from "../../components/controls/link";
import { profileLabel } from "../../content/pages/team";
import { supplied } from "../../content/placeholder";
import { labels } from "../../content/shared/site";
import type { Person } from "../../content/types";

/** A square photo, or a figure of dots without one. */
export function Photo({ image }: Pick<Person, "image">) {
  return supplied(image) === undefined ? (
    <div className="bg-sunken drawing-colors">
      <Figure kind="dot" />
    </div>
  ) : (
    <img src={image} alt="" loading="lazy" decoding="async" className="aspect-square w-full object-cover" />
  );
}

/** Positions of the figure's dots: head and shoulders, at the lower edge of a square. */
const columns = 21;
const figure = lattice(columns * columns, { columns, pitch: 1 }).filter(({ x, y }) => {
  const fromMiddle = x - columns / 2;
  return Math.hypot(fromMiddle, y - 7.5) < 4.2 || Math.hypot(fromMiddle / 7.8, (y - columns) / 7.6) < 1;
});

/** Dots: a person without a photo. Rings: a vacant place. */
export function Figure({ kind }: { readonly kind: "dot" | "ring" }) {
  return (
    <Plot viewBox={`0 0 ${columns} ${columns}`}>
      <Signs
        kind={kind}
        points={figure}
        size={kind === "dot" ? 0.66 : 0.72}
        color={kind === "dot" ? "quiet" : "teal"}
        scaled
      />
    </Plot>
  );
}

/** The short biography and the link to the profile, if the person has them. */
export function About({ name, bio, profile }: Pick<Person, "name" | "bio" | "profile">) {
  const href = supplied(profile);
  return (
    <>
      {bio === undefined ? null : <p className="mt-3 text-body text-pretty text-ink-2">{bio}</p>}
      {profile === undefined ? null : (
        <p className="mt-2 text-body">
          {href === undefined ? (
            <span className="inline-block py-1 text-ink-2">{profile}</span>
          ) : (
            <Link
              href={href}
              aria-label={labels.profileOf(name)}
              className="inline-block py-1 font-semibold text-(--accent) underlined"
            >
              {profileLabel}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
