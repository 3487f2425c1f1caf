/**
 * Sentences of the site that only the owner can vouch for: the build to publish refuses while one is
 * listed. To confirm a claim, take its entry out; what does not hold is reworded on its page. Whoever
 * writes a sentence of this kind adds its entry. For scripts and tests, not for pages.
 */
import type { CanonicalPath } from "../../routes/paths.ts";

export interface Claim {
  readonly page: CanonicalPath;
  /** A part of the sentence, word for word, that occurs on the page; terms and links as they are shown. */
  readonly text: string;
  /** What the owner has to confirm. */
  readonly confirm: string;
}

export const claims: readonly Claim[] = [
  {
    page: "/solutions/dynamic-pricing",
    text: "−40%",
    confirm: "the example figure for the vacancy rate",
  },
  {
    page: "/solutions/dynamic-pricing",
    text: "+60%",
    confirm: "the example figure for tenant retention",
  },
  {
    page: "/solutions/dynamic-pricing",
    text: "+25%",
    confirm: "the example figure for overall revenue",
  },
  {
    page: "/solutions/dynamic-pricing",
    text: "+80%",
    confirm: "the example figure for community satisfaction",
  },
  {
    page: "/platform/mavi-difference",
    text: "+30%",
    confirm: "the example figure for sales",
  },
  {
    page: "/platform",
    text: "designed for role-based access control and multi-factor authentication",
    confirm:
      "that the platform has, or is to have, role-based access control and multi-factor authentication",
  },
  {
    page: "/privacy",
    text: "role-based access control and multi-factor authentication",
    confirm: "that these measures protect the information that the policy covers",
  },
  {
    page: "/consortium/about-us",
    text: "is a 501(c)(3) non-profit",
    confirm: "the consortium’s tax status",
  },
  {
    page: "/consortium/about-us",
    text: "incorporated separately from the corporation",
    confirm: "that the consortium is incorporated separately and that its purpose is charitable",
  },
  {
    page: "/consortium/about-us",
    text: "A blockchain ledger of every access, open to auditors",
    confirm: "that the audit trail is a blockchain ledger, covers every access and is open to auditors",
  },
  {
    page: "/consortium/data-stewardship",
    text: "Independent auditors examine data handling and models",
    confirm: "that independent auditors are engaged and choose what they examine",
  },
];
