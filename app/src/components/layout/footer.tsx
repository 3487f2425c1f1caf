import { brand, footer } from "../../content/shared/site";
import { Link } from "../controls/link";
import { useAfterHydration } from "../use-after-hydration";
import { Tick } from "./rule";
import { Wordmark } from "./wordmark";

export function Footer() {
  return (
    <footer className="page-width overflow-x-clip pt-section-tight">
      <div className="@container">
        <p className="measure-46 pb-6 text-small text-balance text-ink-3">{brand.description}</p>
        <div className="relative grid border-t border-control @xs:grid-cols-2 @lg:grid-cols-4">
          {footer.groups.map((group, index) => (
            <nav
              key={group.title}
              aria-label={group.title}
              className="relative border-hairline py-6 wrap-anywhere not-first:border-t @xs:odd:pr-3 @xs:even:border-l @xs:even:pl-6 @xs:nth-2:border-t-0 @md:even:pl-8 @lg:not-first:border-t-0 @lg:py-8 @lg:not-first:border-l @lg:not-first:pl-8"
            >
              <div className={index === 0 ? "" : "@max-lg:hidden"}>
                <Tick at="left" />
              </div>
              <h2 className="text-small font-semibold text-ink-3">{group.title}</h2>
              <ul className="mt-3">
                {group.links.map((link) => (
                  <li key={link.label}>
                    <Link
                      href={link.href}
                      className="inline-block min-w-6 py-1.5 text-small text-ink-2 underline decoration-transparent underline-offset-4 transition-colors hover:text-ink hover:decoration-current"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Tick at="right" />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-hairline py-8">
        <Wordmark />
        <p className="text-small text-ink-3">
          © <CurrentYear /> {footer.copyright}
        </p>
      </div>
    </footer>
  );
}

/**
 * The current year; before hydration, the year of the build. In an element, because React cannot update a text that a
 * translator has replaced.
 */
function CurrentYear() {
  return <span>{useAfterHydration(yearNow, import.meta.env.BUILD_YEAR)}</span>;
}

function yearNow(): number {
  return new Date().getFullYear();
}
