/**
 * The router's browser code without what no page uses. Its package names its development build for every
 * bundler, warnings included, and its components are made by calls that a bundler must keep unless it is
 * told that they have no effect. Together 4 kB of a page's budget, compressed.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const production = join(dirname(require.resolve("react-router/package.json")), "dist", "production");
const entries: Readonly<Record<string, string>> = {
  "react-router": join(production, "index.mjs"),
  "react-router/dom": join(production, "dom-export.mjs"),
};

export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: (id) => entries[id] ?? null,
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, "")
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
  };
}
