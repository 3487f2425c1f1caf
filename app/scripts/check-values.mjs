/** For `build --publish`: fails, with one line per fault, if a value of the owner is a placeholder or invalid. */
import { runnerImport } from "vite";

const { module } = await runnerImport("./src/prerender/owner-values.ts", {
  configFile: false,
  logLevel: "error",
});
const faults = module.faults();
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
