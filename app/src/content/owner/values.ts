/** What the owner supplies: every value with its name, and what is wrong with it. For scripts and tests, not for pages. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { imageSize } from "image-size";
import { siteConfig } from "../../../site.config.ts";
import * as privacy from "../pages/privacy.ts";
import * as terms from "../pages/terms.ts";
import { questions } from "./answers.ts";
import * as names from "./names.ts";
import { isOpen } from "./open-value.ts";
import * as people from "./people.ts";

export interface Value {
  /** The file in the repository that has it. */
  readonly file: string;
  /** `mailboxes.security` */
  readonly name: string;
  readonly value: string;
}

export interface Fault extends Value {
  readonly rule: string;
}

/** Where the site is built: `app/`. */
const app = resolve(".");

/** The owner's files, by what they export. */
const ownersValues: Readonly<Record<string, unknown>> = {
  "app/site.config.ts": siteConfig,
  "app/src/content/owner/names.ts": names,
  "app/src/content/owner/people.ts": people,
  "app/src/content/owner/answers.ts": questions,
};

/** The strings below `node`. */
function stringsOf(file: string, node: unknown, name = ""): readonly Value[] {
  if (typeof node === "string") return [{ file, name, value: node }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    stringsOf(file, value, /^\d+$/.test(key) ? `${name}[${key}]` : name === "" ? key : `${name}.${key}`),
  );
}

/** Browsers refuse to fetch an address with a user or a password in it. */
function isHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === "https:" && username === "" && password === "";
}

const kinds = "a photo must be a JPEG, PNG, WebP or AVIF picture";

/** Why a photo would not do; undefined if it does. */
export function faultOfPhoto(photo: Uint8Array): string | undefined {
  try {
    const { width, height, type = "" } = imageSize(photo);
    if (!["jpg", "png", "webp", "avif"].includes(type)) return kinds;
    const size = `it has ${width} × ${height} pixels`;
    if (width !== height) return `a photo must be square; ${size}`;
    if (width < 384) return `a photo must have at least 384 × 384 pixels, better 768 × 768; ${size}`;
  } catch {
    return kinds;
  }
  return photo.length <= 200_000
    ? undefined
    : `a photo must have at most 200 kB; it has ${Math.ceil(photo.length / 1000)}`;
}

function faultOfImage(image: string): string | undefined {
  const file = join(app, "public", image);
  if (!image.startsWith("/")) return "begin with a slash: /people/ada.webp is app/public/people/ada.webp";
  // macOS and Windows find a file in spite of a capital letter; a host does not.
  return existsSync(file) && realpathSync.native(file).replaceAll("\\", "/").endsWith(image)
    ? faultOfPhoto(readFileSync(file))
    : `there is no file app/public${image}`;
}

const rule = (says: string, holds: (value: string) => boolean) => (value: string) =>
  holds(value) ? undefined : says;

const https = "an address beginning with https://, no user name or password";
/**
 * A source of the policy. With a quote, a space or a semicolon it would say something else there, and a mere
 * asterisk would be every host; one in place of a subdomain is allowed.
 */
const policySource = /^https:\/\/(?:\*\.)?[^\s;,'"*@]+$/;

/** By the name of a value, what is wrong with it; undefined if nothing is. */
const rules: readonly (readonly [name: RegExp, fault: (value: string) => string | undefined])[] = [
  [
    /^origin$/,
    rule(
      "https:// and a host, without a path or a slash at the end",
      (value) => isHttps(value) && new URL(value).origin === value,
    ),
  ],
  [/^mailboxes\./, rule("an email address", (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))],
  [/^externalLinks\.|\bprofile$/, rule(https, isHttps)],
  [/^form$/, rule(`${https}, or "simulated"`, (value) => value === "simulated" || isHttps(value))],
  [
    /^allowedHosts\./,
    rule("hosts beginning with https://, no user name", (value) => policySource.test(value)),
  ],
  [/\.lastUpdated$/, rule("a month and a year: May 2025", (value) => /^[A-Z][a-z]+ 20\d\d$/.test(value))],
  [/\bein$/, rule("NN-NNNNNNN, or undefined without quotes", (value) => /^\d{2}-\d{7}$/.test(value))],
  [
    /\.(?:answer|decision)$/,
    rule(
      "whole sentences that can be read without the question (not “Yes.”), the last with a period",
      (value) => /^(?!(?:yes|no|none|both|neither)[.,;:])\S+ .*[.!?]$/is.test(value),
    ),
  ],
  [/\bimage$/, faultOfImage],
];

/** What is still to be supplied, and what is to be corrected, in files of the owner. */
export function review(files: Readonly<Record<string, unknown>>): {
  readonly toSupply: readonly Value[];
  readonly toCorrect: readonly Fault[];
} {
  const values = Object.entries(files).flatMap(([file, exported]) => stringsOf(file, exported));
  // An empty answer leaves its question open.
  const isMissing = ({ name, value }: Value) => isOpen(value) && !(value === "" && name.endsWith(".answer"));
  return {
    toSupply: values.filter(isMissing),
    toCorrect: values.flatMap((each) => {
      const fault = rules.find(([name]) => name.test(each.name))?.[1](each.value);
      return isOpen(each.value) || fault === undefined ? [] : [{ ...each, rule: fault }];
    }),
  };
}

/** The addresses of scripts in a page that the policy blocks, because no host in `allowed` has them. */
export function blockedScripts(html: string, allowed: readonly string[] = []): readonly string[] {
  const scripts = Array.from(html.matchAll(/<script\b[^>]*\ssrc="(https?:[^"]+)"/g), ([, src = ""]) => src);
  return scripts.filter(
    (src) =>
      !allowed.some((source) =>
        source.startsWith("https://*.")
          ? new URL(src).host.endsWith(source.slice("https://*".length))
          : src.startsWith(source),
      ),
  );
}

/** What is open in this repository. */
export function openValues(): ReturnType<typeof review> {
  const { toSupply, toCorrect } = review(ownersValues);
  const check = (holds: boolean, file: string, name: string, rule: string): readonly Fault[] =>
    holds ? [] : [{ file, name, value: "", rule }];
  const dated = (name: keyof typeof names.legalTexts, page: { readonly sections: unknown }) => {
    const text = createHash("sha256").update(JSON.stringify(page.sections)).digest("hex").slice(0, 8);
    const month = new Date().toLocaleDateString("en-US", { month: "long", year: "numeric" });
    return check(
      // The texts have values that are still to be supplied.
      toSupply.length > 0 || names.legalTexts[name].text === text,
      "app/src/content/owner/names.ts",
      `legalTexts.${name}`,
      `the text has changed since its date: if the claim ${name} is still true, write ${name}: { lastUpdated: "${month}", text: "${text}" }`,
    );
  };
  return {
    toSupply,
    toCorrect: [
      ...toCorrect,
      ...check(
        siteConfig.form !== undefined,
        "app/site.config.ts",
        "form",
        'it sends nothing. Set its address, or "simulated"',
      ),
      ...blockedScripts(
        readFileSync(join(app, "index.html"), "utf8"),
        siteConfig.allowedHosts["script-src"],
      ).map((value) => ({
        file: "app/index.html",
        name: "script",
        value,
        rule: "the policy blocks it: add its host to `allowedHosts` in app/site.config.ts",
      })),
      ...dated("privacy", privacy),
      ...dated("terms", terms),
    ],
  };
}
