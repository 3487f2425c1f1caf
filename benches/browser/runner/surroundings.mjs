// Where and with what a run was made, in terms that mean something on another machine.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { root } from "./build.mjs";

const run = promisify(execFile);

/** The machine: processor, memory, system. */
export async function describeMachine() {
  const cpus = os.cpus();
  return {
    cpu: cpus[0]?.model ?? "unknown",
    cores: cpus.length,
    memory_gib: Math.round(os.totalmem() / 2 ** 30),
    os: await distribution(),
  };
}

/** How many programs wanted to run at the same time in the last minute, on average. */
export function load() {
  return Math.round((os.loadavg()[0] ?? 0) * 100) / 100;
}

/** A load above this, a core, is a machine that does something else. */
const maxLoadPerCore = 0.5;

/** Is the machine too busy for figures that are kept? */
export function isBusy(loadBefore) {
  return loadBefore > maxLoadPerCore * os.cpus().length;
}

const indexRounds = 5;
const indexSteps = 20_000_000;

/**
 * How fast the machine is just now: the shortest of five times, in ms, that one and the same chain of integer arithmetic
 * takes. Runs with different indices cannot be compared by their milliseconds.
 */
export function benchmarkIndexMs() {
  let shortestMs = Number.POSITIVE_INFINITY;
  let state = 1;
  for (let round = 0; round < indexRounds; round++) {
    const startMs = performance.now();
    for (let step = 0; step < indexSteps; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    shortestMs = Math.min(shortestMs, performance.now() - startMs);
  }
  // The state is used, so that no compiler leaves the loop out.
  return Number.isInteger(state) ? Math.round(shortestMs * 100) / 100 : Number.NaN;
}

async function distribution() {
  const release = await readFile("/etc/os-release", "utf8").catch(() => "");
  return /^PRETTY_NAME="?([^"\n]*)"?/m.exec(release)?.[1] ?? `${os.type()} ${os.release()}`;
}

/** The commit that is measured, with a `+` when the engine's or the benchmark's files differ from it. */
export async function describeCommit() {
  const git = async (...args) => (await run("git", args, { cwd: root })).stdout.trim();
  try {
    const commit = await git("rev-parse", "--short=12", "HEAD");
    const repository = await git("rev-parse", "--show-toplevel");
    const changed = await git(
      "-C",
      repository,
      "status",
      "--porcelain",
      "--",
      "crates",
      "benches/browser",
      "Cargo.toml",
      "Cargo.lock",
      "rust-toolchain.toml",
    );
    return changed ? `${commit}+` : commit;
  } catch {
    return "unknown";
  }
}

/** Versions of the runtimes and of every package that a contender names. */
export async function describeVersions(contenders, browserVersion) {
  const versions = { chromium: browserVersion, node: process.versions.node, rustc: await rustVersion() };
  for (const name of contenders.flatMap(({ npm = [] }) => npm)) {
    const manifest = await readFile(path.join(root, "node_modules", name, "package.json"), "utf8");
    versions[name] = JSON.parse(manifest).version;
  }
  return versions;
}

async function rustVersion() {
  try {
    return (await run("rustc", ["--version"], { cwd: root })).stdout.trim().replace(/^rustc /, "");
  } catch {
    return "unknown";
  }
}
