/**
 * The values that the site's owner supplies, as docs/configure.md explains. Replace values in brackets and `example`
 * addresses: `cargo xtask build --publish` refuses them. The people are in `src/content/people.ts`.
 */

interface SiteConfig {
  /** `https://` and the host of the published site, no slash at the end. */
  readonly origin: string;
  readonly brand: { readonly name: string; readonly description: string };
  readonly corporation: { readonly legalName: string; readonly address: string };
  readonly consortium: {
    readonly legalName: string;
    readonly address: string;
    /** If false, the site calls the consortium only a nonprofit. */
    readonly is501c3: boolean;
    /** `undefined` if there is none. */
    readonly ein: string | undefined;
  };
  /** What SPID stands for: the title of its tooltip. */
  readonly spid: string;
  readonly mailboxes: {
    readonly businessSolutions: string;
    readonly dataStewardship: string;
    /** For reports of vulnerabilities, in security.txt. */
    readonly security: string;
  };
  /** `undefined` removes the link. */
  readonly externalLinks: Readonly<
    Record<"investorRelations" | "linkedIn" | "youTube" | "x", `https://${string}` | undefined>
  >;
  /** Follows "the laws of" in the terms. */
  readonly jurisdiction: string;
  /** A month and a year. */
  readonly lastUpdated: { readonly privacy: string; readonly terms: string };
  /** The day on which a lawyer reviewed the privacy policy and the terms, which are drafts: "2026-11-28". */
  readonly legalTextsReviewed: string;
  /**
   * The address to which the contact form posts its entries as JSON. "simulated" sends nothing, on purpose; `undefined`
   * sends nothing, because the owner has not decided yet. `http://127.0.0.1:…` is for trying a server.
   */
  readonly form: `https://${string}` | `http://127.0.0.1:${string}` | "simulated" | undefined;
  /**
   * Other hosts that the Content-Security-Policy allows, by directive: `{ "connect-src": ["https://api.example"] }`.
   */
  readonly allowedHosts: Readonly<
    Partial<Record<"connect-src" | "img-src" | "script-src", readonly string[]>>
  >;
  readonly hsts: {
    /** True only if every subdomain of the site uses TLS: otherwise those without TLS become unreachable. */
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
