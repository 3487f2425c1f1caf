/** Values of the site's configuration that have been supplied and cannot be published as they are. */
import type { Placeholder } from "./placeholders.ts";

interface CheckedValues {
  readonly origin: string;
  readonly repository: { readonly securityTxtExpires: string };
}

const file = "site.config.ts";

/** What has to be corrected in the configuration to publish at the time `now`. */
export function faultsOf({ origin, repository }: CheckedValues, now: Date): readonly Placeholder[] {
  const faults: Placeholder[] = [];
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    faults.push({
      file,
      what: "Correct `origin`: scheme and host, without a path or a slash",
      value: origin,
    });
  }
  const expires = repository.securityTxtExpires;
  // A date that cannot be read is not later either.
  if (!(Date.parse(expires) > now.getTime())) {
    faults.push({ file, what: "Renew `repository.securityTxtExpires`: a date to come", value: expires });
  }
  return faults;
}
