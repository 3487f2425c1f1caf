/**
 * What the owner of the site sets. Everything that has to be supplied before the site is published is
 * wrapped in `toSupply(what, value)`: put the real value in place of the whole call. People stand in
 * `src/content/owner/people.ts`; docs/configure.md says what follows from each value.
 */
import { toSupply } from "./src/content/owner/placeholders.ts";

export interface SiteConfig {
  /** Scheme and host at which the site is published, without a slash at the end. */
  readonly origin: string;
  readonly brand: { readonly name: string; readonly description: string };
  readonly mailboxes: { readonly businessSolutions: string; readonly dataStewardship: string };
  /** Addresses outside the site; personal profiles stand with the people. */
  readonly externalLinks: Readonly<
    Record<"investorRelations" | "linkedIn" | "youTube" | "x", `https://${string}`>
  >;
  /** Reads on from "the laws of". */
  readonly jurisdiction: string;
  readonly repository: {
    /** Also in Cargo.toml. */
    readonly address: string;
    /** Receives reports of vulnerabilities; also in SECURITY.md and security.txt. */
    readonly securityContact: string;
    /** Until when security.txt holds: a date within a year. Renew it with each review of that file. */
    readonly securityTxtExpires: string;
  };
  readonly form: {
    /** Where the contact form posts its entries as JSON. With "none" it sends nothing, and the pages say so. */
    readonly endpoint: `https://${string}` | `http://127.0.0.1:${number}/${string}` | "none";
  };
  /** Further hosts that the policy allows, by its directive: `{ "connect-src": ["https://api.example"] }`. */
  readonly allowedHosts: Readonly<
    Partial<Record<"connect-src" | "img-src" | "script-src", readonly string[]>>
  >;
  /** Is told the path of every page that is shown, for counting visits without cookies. */
  readonly onVisit: ((path: string) => void) | undefined;
  readonly hsts: {
    /** Only where every host below the site's own is served by TLS: it can take the others offline. */
    readonly includeSubDomains: boolean;
  };
}

export const siteConfig: SiteConfig = {
  origin: toSupply("Address at which the site is published", "https://mavi.example.com"),
  brand: {
    name: "MAVI",
    description:
      "Market intelligence and dynamic pricing on validated insights, with data governed by an independent nonprofit consortium.",
  },
  mailboxes: {
    businessSolutions: toSupply("Mailbox for business solutions", "solutions@example.com"),
    dataStewardship: toSupply("Mailbox for ethical data stewardship", "stewardship@example.com"),
  },
  externalLinks: {
    investorRelations: toSupply("Investor relations site", "https://example.com/investor-relations"),
    linkedIn: toSupply("LinkedIn profile", "https://example.com/linkedin"),
    youTube: toSupply("YouTube channel", "https://example.com/youtube"),
    x: toSupply("X profile", "https://example.com/x"),
  },
  jurisdiction: toSupply("Jurisdiction whose law governs the terms", "[jurisdiction to be named]"),
  repository: {
    address: toSupply("Address of the repository, also in Cargo.toml", "https://example.com/mavi-site"),
    securityContact: toSupply(
      "Mailbox for reports of vulnerabilities, also in SECURITY.md",
      "security@example.com",
    ),
    securityTxtExpires: toSupply(
      "Date until which security.txt holds, within a year",
      "2027-11-01T00:00:00Z",
    ),
  },
  form: { endpoint: toSupply("Address that the contact form posts to, or none", "none") },
  allowedHosts: {},
  onVisit: undefined,
  hsts: { includeSubDomains: false },
};
