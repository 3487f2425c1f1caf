import { brand, footer } from "../content/site";
import { Link } from "./link";
import { frame } from "./sections/sheet";
import { Wordmark } from "./wordmark";

/** Links to everything that the header leaves out, and the legal line. */
export function Footer() {
  return (
    <footer className="border-t border-hairline">
      <div className={frame}>
        <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {footer.columns.map((column) => (
            <nav key={column.title} aria-label={column.title} className="border-hairline py-8">
              <h2 className="text-label font-semibold text-ink-3">{column.title}</h2>
              <ul className="mt-3">
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Link href={link.href} className="inline-block py-1.5 text-small text-ink-2 underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-current">
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-6 border-t border-hairline py-8">
          <Wordmark className="h-6" />
          <p className="max-w-[52ch] text-small text-ink-3">{brand.description}</p>
          <p className="text-small text-ink-3 lg:ml-auto">
            © {new Date().getFullYear()} {footer.copyright}
          </p>
        </div>
      </div>
    </footer>
  );
}
