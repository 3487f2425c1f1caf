/** Where this repository is found and who receives reports of vulnerabilities. Cargo.toml and SECURITY.md repeat them. */
import { toSupply } from "./placeholders";

export const repository = {
  address: toSupply(
    "repository.ts",
    "Address of the repository, also in Cargo.toml",
    "https://example.com/mavi-site",
  ),
  securityContact: toSupply(
    "repository.ts",
    "Mailbox for reports of vulnerabilities, also in SECURITY.md",
    "security@example.com",
  ),
} as const;
