/**
 * Lists what only the owner of the site can supply and what still stands in for it:
 *
 *     npm run placeholders
 */
import { runnerImport } from "vite";

const { module } = await runnerImport("./src/content/owner/open-placeholders.ts", {
  configFile: false,
  logLevel: "error",
});
const placeholders = module.listPlaceholders();
for (const { file, what, value } of placeholders) {
  console.log(`app/src/content/owner/${file}: ${what} (now ${value})`);
}
console.log(placeholders.length === 0 ? "None." : `${placeholders.length} to supply.`);
