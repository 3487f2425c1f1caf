/** Programs that end with the tests, however these end. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const supervisor = join(import.meta.dirname, "supervise.mjs");

/** A running program. */
export class SupervisedProcess {
  readonly #supervisor: ChildProcess;
  readonly #command: string;

  /** Starts `command`. `folder` is removed when it has ended. */
  constructor(
    command: string,
    args: readonly string[],
    folder: string,
    environment: Readonly<Record<string, string>> = {},
  ) {
    this.#command = command;
    this.#supervisor = spawn(process.execPath, [supervisor, folder, command, ...args], {
      // Detached from the terminal, whose Ctrl-C would end the supervisor before the tests end their sessions.
      detached: true,
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...process.env, ...environment },
    });
  }

  /** Waits for a line on one of its outputs, and reads the remaining output so that the program never blocks. */
  async line(pattern: RegExp): Promise<RegExpExecArray> {
    const { stdout, stderr } = this.#supervisor;
    if (stdout === null || stderr === null) throw new Error("both outputs are pipes");
    const seen: string[] = [];
    return new Promise((resolve, reject) => {
      for (const output of [stdout, stderr]) {
        createInterface(output).on("line", (line) => {
          seen.push(line);
          const match = pattern.exec(line);
          if (match !== null) resolve(match);
        });
      }
      this.#supervisor.once("exit", () => reject(new Error(`${this.#command} ended: ${seen.join("\n")}`)));
    });
  }

  /** Reads and ignores its output. */
  discardOutput(): void {
    this.#supervisor.stdout?.resume();
    this.#supervisor.stderr?.resume();
  }

  /** Kills it and everything that it has started. */
  async end(): Promise<void> {
    if (this.#supervisor.exitCode !== null) return;
    const exit = once(this.#supervisor, "exit");
    this.#supervisor.stdin?.end();
    await exit;
  }
}

/** A new folder for the files of a program. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "mavi-journeys-"));
}
