/** The owner's settings, which docs/configure.md describes. Replace values in brackets and `example` addresses. */

interface SiteConfig {
  /** `https://` and the host of the published site, no slash at the end. */
  readonly origin: string;
  readonly brand: { readonly name: string; readonly description: string };
  readonly mailboxes: {
    readonly businessSolutions: string;
    readonly dataStewardship: string;
    /** For reports of vulnerabilities, in security.txt. */
    readonly security: string;
  };
  /** `undefined` leaves no link. Personal profiles are in `src/content/owner/people.ts`. */
  readonly externalLinks: Readonly<
    Record<"investorRelations" | "linkedIn" | "youTube" | "x", `https://${string}` | undefined>
  >;
  /** Follows "the laws of" in the terms. */
  readonly jurisdiction: string;
  /**
   * Where the contact form posts its entries as JSON. Without an address it sends nothing and says so; "simulated" is
   * the owner's yes to that.
   */
  readonly form: `https://${string}` | `http://127.0.0.1:${number}/${string}` | "simulated" | undefined;
  /** Other hosts that the Content-Security-Policy allows, by directive: `{ "connect-src": ["https://api.example"] }`. */
  readonly allowedHosts: Readonly<
    Partial<Record<"connect-src" | "img-src" | "script-src", readonly string[]>>
  >;
  /** Called with the path of each page view, except in automated browsers; for cookieless analytics. */
  readonly onVisit: ((path: string) => void) | undefined;
  readonly hsts: {
    /** Only if every subdomain of the site uses TLS; it makes others unreachable. */
    readonly includeSubDomains: boolean;
  };
}

export const siteConfig: SiteConfig = {
  origin: "https://mavi.example.com",
  brand: {
    name: "MAVI",
    description:
      "Market intelligence and dynamic pricing on validated insights, with data about people governed by a separate nonprofit consortium.",
  },
  mailboxes: {
    businessSolutions: "solutions@example.com",
    dataStewardship: "stewardship@example.com",
    security: "security@example.com",
  },
  externalLinks: {
    investorRelations: "https://example.com/investor-relations",
    linkedIn: "https://example.com/linkedin",
    youTube: "https://example.com/youtube",
    x: "https://example.com/x",
  },
  jurisdiction: "[jurisdiction to be named]",
  form: undefined,
  allowedHosts: {},
  onVisit: undefined,
  hsts: { includeSubDomains: false },
};
