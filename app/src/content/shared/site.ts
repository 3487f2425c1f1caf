/** The texts that all pages share: the brand, the header, the footer, the names of controls, the notices. */
import { siteConfig } from "../../../site.config";

const { externalLinks } = siteConfig;

/** The owner's social profiles. */
export const socialProfiles = [
  { label: "LinkedIn", href: externalLinks.linkedIn },
  { label: "YouTube", href: externalLinks.youTube },
  { label: "X", href: externalLinks.x },
].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));

export const brand = {
  ...siteConfig.brand,
  /** The name of the link around the logo. */
  homeLabel: `${siteConfig.brand.name}, home`,
} as const;

export const header = {
  landmark: "Main navigation",
  menu: {
    label: "Solutions",
    /** The page about all solutions. The menu has no link to it, but is marked when it is the current page. */
    overview: "/solutions",
    items: [
      {
        label: "Dynamic Pricing",
        href: "/solutions/dynamic-pricing",
        text: "Recommended prices and the evidence behind them.",
      },
      {
        label: "Systemic Integrity & Trust",
        href: "/solutions/systemic-trust",
        text: "The effects of a price in four dimensions.",
      },
    ],
  },
  links: [
    { label: "How It Works", href: "/how-it-works" },
    { label: "About", href: "/about" },
    { label: "Contact", href: "/contact" },
  ],
  action: { label: "Request a Demo", href: "/contact#demo-request" },
  /** Heading of the consortium's pages in the menu of small screens. */
  consortium: "Consortium",
} as const;

export const footer = {
  groups: [
    {
      title: "Corporation",
      links: [
        { label: "Platform", href: "/platform" },
        { label: "About the Corporation", href: "/platform/about-us" },
        { label: "Team", href: "/team" },
        ...(externalLinks.investorRelations === undefined
          ? []
          : [{ label: "Investor Relations", href: externalLinks.investorRelations }]),
      ],
    },
    {
      title: "Consortium",
      links: [
        { label: "Our Mission", href: "/consortium" },
        { label: "About the Consortium", href: "/consortium/about-us" },
      ],
    },
    {
      title: "Trust",
      links: [
        { label: "Responsible AI & Data Governance", href: "/consortium/data-stewardship" },
        { label: "Ethics & Trust", href: "/consortium/data-stewardship" },
        { label: "Privacy Policy", href: "/privacy" },
        { label: "Terms of Service", href: "/terms" },
      ],
    },
    ...(socialProfiles.length === 0 ? [] : [{ title: "Elsewhere", links: socialProfiles }]),
  ],
  /** Shown after "© <current year>". */
  copyright: "MAVI. All rights reserved.",
} as const;

/** Names of controls and landmarks that have no visible text. */
export const labels = {
  skipLink: "Skip to content",
  loadingPage: "Loading the page",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  start: "Start",
  pauseAnimation: "Pause animation",
  playAnimation: "Play animation",
  newTab: "opens in a new tab",
  closeNotice: "Close notice",
  messages: "Messages",
  example: "Example",

  profileOf: (name: string) => `Profile of ${name}`,
} as const;

/** Notices about the page itself. */
export const notices = {
  animationFailed: {
    title: "The animation could not start",
    description: "Still pictures take its place. A click plays them all, each in its time.",
  },
  animationStopped: {
    title: "The animation has stopped",
    description: "An error occurred while it ran. Still pictures take its place.",
  },
} as const;

/** The error screen. */
export const errorScreen = {
  title: "Unexpected Application Error!",
  text: "An error occurred on this page. Reload it, or start again from the home page.",
  stackLabel: "Technical details",
  reload: "Reload Page",
  home: { label: "Return to Home", href: "/" },
} as const;
