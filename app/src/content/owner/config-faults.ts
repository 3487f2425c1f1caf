/** Values of the site's configuration that have been supplied and cannot be published as they are. */
import type { SiteConfig } from "../../../site.config.ts";
import type { Placeholder } from "./placeholders.ts";

type CheckedValues = Pick<SiteConfig, "origin" | "mailboxes" | "externalLinks" | "form" | "allowedHosts"> & {
  readonly repository: Pick<SiteConfig["repository"], "securityContact" | "securityTxtExpires">;
};

const httpsAddress = "an address beginning with https://, no user name or password";
const mailAddress = /^[^\s@]+@[^\s@]+$/;
/**
 * A source of the policy. With a quote, a space or a semicolon it would say something else there, and a mere
 * asterisk would be every host; one in place of a subdomain is allowed.
 */
const policySource = /^https:\/\/(?:\*\.)?[^\s;,'"*@]+$/;

/** Browsers refuse to fetch an address with a user or a password in it. */
function isHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === "https:" && username === "" && password === "";
}

/** What has to be corrected in the configuration to publish at the time `now`. */
export function faultsOf(config: CheckedValues, now: Date): readonly Placeholder[] {
  const faults: Placeholder[] = [];
  function check(isRight: boolean, name: string, rule: string, value: string): void {
    if (!isRight) faults.push({ file: "site.config.ts", what: `Correct \`${name}\`: ${rule}`, value });
  }

  const { origin, repository, form } = config;
  check(
    isHttps(origin) && new URL(origin).origin === origin,
    "origin",
    "https:// and a host, without a path or a slash at the end",
    origin,
  );
  for (const [name, value] of Object.entries(config.mailboxes)) {
    check(mailAddress.test(value), `mailboxes.${name}`, "an email address", value);
  }
  const { securityContact } = repository;
  check(mailAddress.test(securityContact), "repository.securityContact", "an email address", securityContact);
  for (const [name, value] of Object.entries(config.externalLinks)) {
    check(isHttps(value), `externalLinks.${name}`, httpsAddress, value);
  }
  const { endpoint } = form;
  check(endpoint === "none" || isHttps(endpoint), "form.endpoint", `${httpsAddress}, or "none"`, endpoint);
  check(
    endpoint !== "none" || form.maySendNothing,
    "form.endpoint",
    "an address, or `maySendNothing: true`. The form sends nothing: decide whether it may be published so",
    endpoint,
  );
  for (const [directive, hosts] of Object.entries(config.allowedHosts)) {
    for (const host of hosts) {
      check(
        policySource.test(host),
        `allowedHosts["${directive}"]`,
        "hosts beginning with https://, no user name",
        host,
      );
    }
  }
  const expires = repository.securityTxtExpires;
  const inAYear = new Date(now).setUTCFullYear(now.getUTCFullYear() + 1);
  // A date that cannot be read is neither.
  const holds = Date.parse(expires) > now.getTime() && Date.parse(expires) <= inAYear;
  check(holds, "repository.securityTxtExpires", "a future date within a year", expires);
  return faults;
}
