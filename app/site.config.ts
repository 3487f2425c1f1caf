/**
 * What whoever runs the site supplies, beside the people in `src/content/people.ts`. Replace values in brackets and
 * `example` addresses; `cargo xtask build --publish` refuses while one is left. docs/configure.md has a table of them.
 */

interface SiteConfig {
  /** `https://` and the host of the published site, no slash at the end. */
  readonly origin: string;
  readonly brand: { readonly name: string; readonly description: string };
  readonly corporation: { readonly legalName: string; readonly address: string };
  readonly consortium: {
    readonly legalName: string;
    readonly address: string;
    /** If not, the site says only that it is a nonprofit. */
    readonly is501c3: boolean;
    /** `undefined` if it has none. */
    readonly ein: string | undefined;
  };
  /** The long form, as title of its tooltip. */
  readonly spid: string;
  readonly mailboxes: {
    readonly businessSolutions: string;
    readonly dataStewardship: string;
    /** For reports of vulnerabilities, in security.txt. */
    readonly security: string;
  };
  /** `undefined` leaves no link. */
  readonly externalLinks: Readonly<
    Record<"investorRelations" | "linkedIn" | "youTube" | "x", `https://${string}` | undefined>
  >;
  /** Follows "the laws of" in the terms. */
  readonly jurisdiction: string;
  /** A month and a year. */
  readonly lastUpdated: { readonly privacy: string; readonly terms: string };
  /** Day on which a lawyer has reviewed the privacy policy and the terms, which are drafts: "2026-11-28". */
  readonly legalTextsReviewed: string;
  /**
   * Where the contact form posts its entries as JSON. "simulated" sends nothing, on purpose; `undefined`: not supplied
   * yet, which sends nothing, too. The address of a server on this machine is for trying.
   */
  readonly form: `https://${string}` | `http://127.0.0.1:${string}` | "simulated" | undefined;
  /** Other hosts that the Content-Security-Policy allows, by directive: `{ "connect-src": ["https://api.example"] }`. */
  readonly allowedHosts: Readonly<
    Partial<Record<"connect-src" | "img-src" | "script-src", readonly string[]>>
  >;
  readonly hsts: {
    /** Only if every subdomain of the site uses TLS; it makes others unreachable. */
    readonly includeSubDomains: boolean;
  };
  /** Cookieless analytics: `count` sends the path of each page view to `host`, except in automated browsers. */
  readonly visits: { readonly host: string; readonly count: (path: string) => void } | undefined;
}

export const siteConfig: SiteConfig = {
  origin: "https://mavi.example.com",
  brand: {
    name: "MAVI",
    description:
      "Market intelligence and dynamic pricing built on validated insights, with data stewarded by an independent nonprofit consortium.",
  },
  corporation: {
    legalName: "[legal name of the corporation]",
    address: "[address of the corporation]",
  },
  consortium: {
    legalName: "[legal name of the consortium]",
    address: "[address of the consortium]",
    is501c3: true,
    ein: "[EIN of the consortium]",
  },
  spid: "[what SPID stands for]",
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
  lastUpdated: { privacy: "May 2025", terms: "May 2025" },
  legalTextsReviewed: "[date of the review]",
  form: undefined,
  allowedHosts: {},
  hsts: { includeSubDomains: false },
  visits: undefined,
};
