/**
 * Lists what is open for the owner of the site: the values that only the owner can supply, with what
 * stands in for them until then, values that cannot be published as they are, and the claims that the owner
 * has still to confirm:
 *
 *     npm run placeholders [-- --json]
 */
import { runnerImport } from "vite";

const { module } = await runnerImport("./src/content/owner/open-placeholders.ts", {
  configFile: false,
  logLevel: "error",
});
const placeholders = module.listPlaceholders();
const claims = module.listClaims();
const faults = module.listFaults();
if (process.argv.includes("--json")) {
  console.log(JSON.stringify([...placeholders, ...faults, ...claims], undefined, 2));
} else {
  for (const { file, what, value } of [...placeholders, ...faults]) {
    console.log(`app/${file}: ${what} (now ${value})`);
  }
  for (const { file, what, value } of claims) console.log(`app/${file}: ${what} (${value})`);
  console.log(`${placeholders.length} to supply, ${faults.length} to correct, ${claims.length} to confirm.`);
}
