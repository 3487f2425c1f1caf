/**
 * Lists what is open for the owner of the site: values to supply, values to correct and claims to confirm.
 * With --publish it fails while anything is.
 *
 *     npm run placeholders [-- --publish]
 */
import { runnerImport } from "vite";

const { module } = await runnerImport("./src/content/owner/open-list.ts", {
  configFile: false,
  logLevel: "error",
});
const list = module.list();
console.log(list || "Nothing is left to supply, correct or confirm.");
if (process.argv.includes("--publish") && list !== "") process.exitCode = 1;
