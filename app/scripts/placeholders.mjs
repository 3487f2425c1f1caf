/**
 * Lists what is open for the owner of the site: values to supply, values to correct and claims to confirm.
 * With --publish it fails while anything is. With the names of claims, prints all that the site says of them.
 *
 *     npm run placeholders [-- --publish | NAME…]
 */
import { runnerImport } from "vite";

const { module } = await runnerImport("./src/content/owner/open-list.ts", {
  configFile: false,
  logLevel: "error",
});
const names = process.argv.slice(2).filter((argument) => argument !== "--publish");
if (names.length > 0) console.log(names.map(module.textOf).join("\n"));
else {
  const list = module.list();
  console.log(list || "Nothing is left to supply, correct or confirm.");
  if (process.argv.includes("--publish") && list !== "") process.exitCode = 1;
}
