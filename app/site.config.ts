/**
 * The owner's settings, which docs/configure.md describes. `toSupply(what, value)` marks a placeholder: replace the
 * whole call with the real value. People are in `src/content/owner/people.ts`.
 */
import { toSupply } from "./src/content/owner/placeholders.ts";

export interface SiteConfig {
  /** `https://` and the host of the published site, no slash at the end. */
  readonly origin: string;
  readonly brand: { readonly name: string; readonly description: string };
  readonly mailboxes: { readonly businessSolutions: string; readonly dataStewardship: string };
  /** External addresses; personal profiles are with the people. */
  readonly externalLinks: Readonly<
    Record<"investorRelations" | "linkedIn" | "youTube" | "x", `https://${string}`>
  >;
  /** Follows "the laws of" in the terms. */
  readonly jurisdiction: string;
  readonly repository: {
    /** Also in Cargo.toml. */
    readonly address: string;
    /** Receives reports of vulnerabilities; also in SECURITY.md and security.txt. */
    readonly securityContact: string;
    /** When security.txt expires: a date within a year. */
    readonly securityTxtExpires: string;
  };
  readonly form: {
    /** Where the contact form posts its entries as JSON. With "none" it sends nothing, and the pages say so. */
    readonly endpoint: `https://${string}` | `http://127.0.0.1:${number}/${string}` | "none";
    /** The owner's yes to a form that sends nothing. */
    readonly maySendNothing: boolean;
  };
  /** Other hosts that the Content-Security-Policy allows, by directive: `{ "connect-src": ["https://api.example"] }`. */
  readonly allowedHosts: Readonly<
    Partial<Record<"connect-src" | "img-src" | "script-src", readonly string[]>>
  >;
  /** Called with the path of each page view, for cookieless analytics. */
  readonly onVisit: ((path: string) => void) | undefined;
  readonly hsts: {
    /** Only if every subdomain of the site uses TLS; it makes others unreachable. */
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
    securityTxtExpires: toSupply("Expiry date of security.txt, within a year", "2027-11-01T00:00:00Z"),
  },
  form: {
    endpoint: toSupply(
      "Decision: the form sends nothing; the address that it is to post to, or none and `maySendNothing`",
      "none",
    ),
    maySendNothing: false,
  },
  allowedHosts: {},
  onVisit: undefined,
  hsts: { includeSubDomains: false },
};
