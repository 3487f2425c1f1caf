/** What the owner of the site still has to supply, correct and confirm. For scripts and tests, not for pages. */
import { siteConfig } from "../../../site.config.ts";
import "./answers.ts";
import "./names.ts";
import "./people.ts";
import { type Claim, claims } from "./claims.ts";
import { faultsOf } from "./config-faults.ts";
import { declaredPlaceholders, isPlaceholder, type Placeholder } from "./placeholders.ts";

interface Open {
  readonly toSupply: readonly Placeholder[];
  readonly toCorrect: readonly Placeholder[];
  readonly toConfirm: readonly Claim[];
}

/** What is open in this repository. */
export function openValues(): Open {
  return {
    toSupply: declaredPlaceholders(),
    // The owner does not have to correct a placeholder.
    toCorrect: faultsOf(siteConfig, new Date()).filter(({ value }) => !isPlaceholder(value)),
    toConfirm: claims,
  };
}

/** A heading for each kind that has entries, its entries by the file to edit; empty where nothing is open. */
export function openList({ toSupply, toCorrect, toConfirm }: Open): string {
  const line = ({ file, what, value }: Placeholder) => ({
    file,
    line: value === "" ? what : `${what} (now ${value})`,
  });
  const kinds = [
    { heading: "To supply", document: "configure.md#supply-the-values", entries: toSupply.map(line) },
    { heading: "To correct", document: "configure.md#correct-the-values", entries: toCorrect.map(line) },
    {
      heading: "To confirm",
      document: "configure.md#confirm-the-claims",
      entries: toConfirm.map(({ pages, text, confirm }) => ({
        file: "src/content/owner/claims.ts",
        line: `${pages.join(", ")}, “${text}”: ${confirm}`,
      })),
    },
  ];
  return kinds
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, document, entries }) => {
      const files = [...new Set(entries.map(({ file }) => file))].map((name) => {
        const lines = entries.filter(({ file }) => file === name).map((entry) => `\n    ${entry.line}`);
        return `\n  app/${name}${lines.join("")}`;
      });
      return `${heading}: ${entries.length} (docs/${document})${files.join("")}\n`;
    })
    .join("\n");
}
