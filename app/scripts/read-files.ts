/** Lists the files that a build reads, for `cargo xtask test build`, separated by spaces as in cargo's `.d` files. */
import { mkdirSync, writeFileSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import type { Plugin } from "vite";

export function readFiles(): Plugin {
  const directory = "node_modules/.cache";
  let files: readonly string[] = [];
  return {
    name: "read-files",
    apply: "build",
    configResolved({ publicDir, configFileDependencies }) {
      files = [publicDir, ...configFileDependencies];
    },
    generateBundle() {
      const modules = Array.from(this.getModuleIds(), (id) => id.replace(/\?.*/, "")).filter(isAbsolute);
      const list = [...files, ...modules]
        .map((file) => relative("..", file).replaceAll(" ", "\\ "))
        .filter((file) => !file.startsWith(".."));
      mkdirSync(directory, { recursive: true });
      writeFileSync(`${directory}/read-by-${this.environment.name}.d`, `${list.join(" ")}\n`);
    },
  };
}
