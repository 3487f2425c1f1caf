/** Writes which files a build reads, in the format of cargo's `.d` files, for `cargo xtask test build`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { isAbsolute } from "node:path";
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
      const list = [...files, ...modules].map((file) => file.replaceAll(" ", "\\ "));
      mkdirSync(directory, { recursive: true });
      writeFileSync(`${directory}/read-by-${this.environment.name}.d`, `build: ${list.join(" ")}\n`);
    },
  };
}
