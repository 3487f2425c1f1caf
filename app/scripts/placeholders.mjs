/**
 * Lists what only the owner of the site can supply and what still stands in for it:
 *
 *     npm run placeholders
 *
 * With --json, as an array of objects with `file`, `what` and `value`, which `cargo xtask build --publish`
 * refuses to find any of.
 */
import { runnerImport } from "vite";

const { module } = await runnerImport("./src/content/owner/open-placeholders.ts", {
  configFile: false,
  logLevel: "error",
});
const placeholders = module.listPlaceholders();
if (process.argv.includes("--json")) {
  console.log(JSON.stringify(placeholders));
} else {
  for (const { file, what, value } of placeholders) {
    console.log(`app/src/content/owner/${file}: ${what} (now ${value})`);
  }
  console.log(placeholders.length === 0 ? "None." : `${placeholders.length} to supply.`);
}
