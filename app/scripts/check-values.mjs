/** Fails, with a line for each, while a value of the owner is a placeholder or breaks its rule. For `build --publish`. */
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
