/** The sub-navigations of the platform's and the consortium's pages. */
import type { ExternalHref, InternalHref } from "../../routes/paths";
import { siteConfig } from "../../../site.config";
import type { SubNavigationName } from "../types";

interface SubNavigationEntry {
  readonly label: string;
  readonly href: InternalHref;
  /** On the overview, the first page of the bar, this address replaces `href`. */
  readonly hrefOnOverview?: ExternalHref | undefined;
}

export interface SubNavigation {
  /** Name of the landmark. */
  readonly label: string;
  readonly entries: readonly SubNavigationEntry[];
}

export const subNavigations: Readonly<Record<SubNavigationName, SubNavigation>> = {
  platform: {
    label: "Platform pages",
    entries: [
      { label: "Overview", href: "/platform" },
      { label: "Prosperity Intelligence", href: "/platform/esee-intelligence" },
      { label: "Solutions", href: "/platform/solutions" },
      { label: "Incentive Unit", href: "/platform/miu" },
      {
        label: "Investors",
        href: "/platform/investors",
        hrefOnOverview: siteConfig.externalLinks.investorRelations,
      },
      { label: "About Us", href: "/platform/about-us" },
    ],
  },
  consortium: {
    label: "Consortium pages",
    entries: [
      { label: "Our Mission", href: "/consortium" },
      { label: "Responsible Data Governance", href: "/consortium/data-stewardship" },
      { label: "Our Impact", href: "/consortium/impact" },
      { label: "Get Involved", href: "/consortium/get-involved" },
      { label: "About the Consortium", href: "/consortium/about-us" },
    ],
  },
};
