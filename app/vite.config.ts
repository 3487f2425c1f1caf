import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import wasm from "vite-plugin-wasm";
import { defineConfig } from "vitest/config";
import { staticHost } from "./scripts/static-host.ts";

/**
 * The package's exports name its development build alone, whose warnings are 0.6 kB (gzip) of every page's
 * scripts: https://github.com/remix-run/react-router/issues/14102
 */
const reactRouterInProduction = [
  { find: /^react-router$/, replacement: resolve("node_modules/react-router/dist/production/index.mjs") },
  {
    find: /^react-router\/dom$/,
    replacement: resolve("node_modules/react-router/dist/production/dom-export.mjs"),
  },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), wasm(), staticHost()],
  resolve: {
    alias: process.env["NODE_ENV"] === "production" ? reactRouterInProduction : [],
  },
  define: {
    // What the prerendered footer says, for hydration to compare with after New Year.
    "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
  },
  build: {
    target: "es2022",
    manifest: true,
    // What the licenses of the bundled packages ask for.
    license: { fileName: "licenses/packages.txt" },
    modulePreload: {
      polyfill: false,
      // The HTML asks for all that its page needs. For later pages the list of every chunk's imports would
      // weigh more in the first script than it saves: links load their page before they are followed.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === "html" ? dependencies : []),
    },
    // A picture inside a script or style sheet is neither cached nor loaded on its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A module goes to the first group that it fits, its imports with it.
          groups: [
            // Changes only with its packages, and so stays in the visitor's cache when the site changes.
            {
              name: "framework",
              priority: 3,
              test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            // What pages share, in one file instead of a dozen, but for what few have.
            {
              name: "site",
              priority: 2,
              test: /\/src\/(?:routes|components\/(?:controls\/(?!field)|layout|sections\/(?!(?:blocks|comparison|example|people|portrait|worked-example)\.)|figures\/(?:figure|lazy-drawing|noise|path|picture|primitives|range)\.|messages\/messages|text\/(?:rich-text|glossary-context))|content\/(?:shared\/(?:site|glossary|sub-navigation)|owner\/(?:external-links|placeholders))\.|animation\/observers)/,
            },
            // Notices share some of its packages, which would be a file of their own.
            { name: "glossary", priority: 2, test: /\/src\/components\/text\/glossary\.tsx$/ },
            // The engine is fetched by a query. Its address, which two chunks import, would be a file of its own.
            { name: "query-client", priority: 2, test: /\/src\/(?:query-client|animation\/engine)\.ts$/ },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      build: {
        // One file would do on the server; that modules share chunks there is no loss.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
  ssr: {
    // Nothing that is prerendered runs the engine.
    external: ["particles-wasm"],
  },
  server: {
    // npm links the engine's package from beside the app.
    fs: { allow: [".", "../crates/particles-wasm/pkg"] },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    // A busy machine takes its time to load what a component loads on demand.
    testTimeout: 20_000,
  },
});
