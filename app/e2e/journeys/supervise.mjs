/**
 * Runs a command for as long as the process that started this one lives:
 * `node supervise.mjs FOLDER COMMAND ARGUMENT…`, with a pipe as its standard input.
 *
 * When the pipe closes, because the other process has closed it or ended, kills the command and everything that it
 * has started, and removes FOLDER, which holds its files.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const [folder = "", command = "", ...args] = process.argv.slice(2);
// A process group of its own, so that all of it can be killed at once.
const child = spawn(command, args, { detached: true, stdio: ["ignore", "inherit", "inherit"] });

function killGroup() {
  // Windows has no process groups.
  if (process.platform === "win32") {
    child.kill();
    return;
  }
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

child.on("error", (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.on("close", () => {
  killGroup();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
});
process.stdin.on("close", killGroup).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, killGroup);
