/** The rules for the values that the owner supplies. `build --publish` refuses a site with faults. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { imageSize } from "image-size";
import { z } from "zod";
import { siteConfig } from "../../site.config";
import * as people from "../content/people";
import { isPlaceholder } from "../content/placeholder";

/** The directory in which the site is built: `app/`. */
const app = resolve(".");

const text = z
  .string("must be a text")
  .refine((value) => !isPlaceholder(value), { error: "is still to be supplied", abort: true });

const email = text.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "must be an email address");

/** Browsers refuse to fetch an address with a user or a password in it. */
function isHttps(address: string): boolean {
  if (/\s/.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === "https:" && username === "" && password === "";
}

const https = text.refine(isHttps, "must be an address beginning with https://, without a user name");

const link = https.optional();

const form = "must be an address beginning with https://, or “simulated” for a form that sends nothing";

/**
 * A source of the policy. A quote, a space or a semicolon would change the policy's meaning, and a mere asterisk would
 * allow every host; an asterisk in place of a subdomain is allowed.
 */
const host = text.regex(
  /^https:\/\/(?:\*\.)?[^\s;,'"*@]+$/,
  "must be https:// and a host, without a user name",
);

const hosts = z.array(host).optional();

const day = text.pipe(
  z.iso.date("must be the day on which a lawyer has reviewed the privacy policy and the terms: 2026-11-28"),
);

const month = text.regex(
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
  "must be a month and a year: May 2025",
);

const configRules = z.strictObject({
  origin: text.refine(
    (value) => isHttps(value) && new URL(value).origin === value,
    "must be https:// and a host, without a path or a slash at the end",
  ),
  brand: z.strictObject({ name: text, description: text }),
  corporation: z.strictObject({ legalName: text, address: text }),
  consortium: z.strictObject({
    legalName: text,
    address: text,
    is501c3: z.boolean("must be true or false"),
    ein: text.regex(/^\d{2}-\d{7}$/, "must be NN-NNNNNNN, or undefined without quotes").optional(),
  }),
  spid: text,
  mailboxes: z.strictObject({ businessSolutions: email, dataStewardship: email, security: email }),
  externalLinks: z.strictObject({ investorRelations: link, linkedIn: link, youTube: link, x: link }),
  jurisdiction: text,
  lastUpdated: z.strictObject({ privacy: month, terms: month }),
  legalTextsReviewed: day,
  form: z
    .string(form)
    .refine((value) => value === "simulated" || (isHttps(value) && !isPlaceholder(value)), form),
  allowedHosts: z.strictObject({ "connect-src": hosts, "img-src": hosts, "script-src": hosts }),
  hsts: z.strictObject({ includeSubDomains: z.boolean("must be true or false") }),
  visits: z.strictObject({ host, count: z.instanceof(Function, { error: "must be a function" }) }).optional(),
});

const person = z.strictObject({
  name: text,
  title: text,
  bio: text.optional(),
  image: text
    .superRefine((image, context) => {
      const fault = faultOfImage(image);
      if (fault !== undefined) context.addIssue(fault);
    })
    .optional(),
  profile: link,
});

const peopleRules = z.strictObject({
  founder: person
    .omit({ title: true })
    .extend({ offices: z.strictObject({ corporation: text, consortium: text }) }),
  advisors: z.array(person),
});

function faultOfImage(image: string): string | undefined {
  const file = join(app, "public", image);
  if (!image.startsWith("/"))
    return "must begin with a slash: /people/ada.webp is app/public/people/ada.webp";
  // macOS and Windows ignore the case of names; hosts do not.
  return existsSync(file) && realpathSync.native(file).replaceAll("\\", "/").endsWith(image)
    ? faultOfPhoto(readFileSync(file))
    : `must be a photo that exists: there is no file app/public${image}`;
}

const kinds = "must be a JPEG, PNG, WebP or AVIF picture";

/** Returns why a photo is refused, or undefined. */
export function faultOfPhoto(photo: Uint8Array): string | undefined {
  try {
    const { width, height, type = "" } = imageSize(photo);
    if (!["jpg", "png", "webp", "avif"].includes(type)) return kinds;
    const size = `the photo has ${width} × ${height} pixels`;
    if (width !== height) return `must be square; ${size}`;
    if (width < 384) return `must have at least 384 × 384 pixels, better 768 × 768; ${size}`;
  } catch {
    return kinds;
  }
  return photo.length <= 200_000
    ? undefined
    : `must have at most 200 kB; the photo has ${Math.ceil(photo.length / 1000)}`;
}

/** Returns the faults that a schema finds, as "file: key: rule". */
function check(file: string, rules: z.ZodType, values: unknown): readonly string[] {
  const { error } = rules.safeParse(values, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    const { path, message, input } = issue;
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : undefined;
    if (unknown !== undefined)
      return unknown.map((key) => `${file}: ${z.core.toDotPath([...path, key])}: there is no such value`);
    const now = typeof input === "string" ? ` (now “${input}”)` : "";
    return [`${file}: ${z.core.toDotPath(path)}: ${message}${now}`];
  });
}

/** Returns why these values may not be published, one line per fault: file, key and rule. */
export function faultsOf(values: { readonly config: unknown; readonly people: unknown }): readonly string[] {
  return [
    ...check("app/site.config.ts", configRules, values.config),
    ...check("app/src/content/people.ts", peopleRules, values.people),
  ];
}

/** Returns why this repository may not be published. */
export const faults = (): readonly string[] => faultsOf({ config: siteConfig, people: { ...people } });
