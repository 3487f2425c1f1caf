/**
 * Lists what only the owner of the site can supply and what still stands in for it:
 *
 *     npm run placeholders [-- --json]
 */
import { runnerImport } from "vite";

const { module } = await runnerImport("./src/content/owner/open-placeholders.ts", {
  configFile: false,
  logLevel: "error",
});
const placeholders = module.listPlaceholders();
if (process.argv.includes("--json")) {
  console.log(JSON.stringify(placeholders, undefined, 2));
} else {
  for (const { file, what, value } of placeholders) console.log(`app/${file}: ${what} (now ${value})`);
  console.log(placeholders.length === 0 ? "None." : `${placeholders.length} to supply.`);
}
