import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import wasm from "vite-plugin-wasm";
import { defineConfig } from "vitest/config";
import { staticHost } from "./scripts/static-host.ts";

export default defineConfig({
  // No `.env` files: `cargo xtask` does not know them, and would not build again after a change.
  envDir: false,
  plugins: [react(), tailwindcss(), wasm(), staticHost()],
  define: {
    // The year in the prerendered footer. Hydration needs it, because the visitor's year may be a later one.
    "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
  },
  build: {
    // The oldest browsers that run the scripts. `lib` in tsconfig.json allows what all of them have.
    target: ["chrome111", "edge111", "safari16.4", "firefox128"],
    manifest: true,
    // The licenses of the bundled packages require that they are published.
    license: { fileName: "licenses/packages.txt" },
    modulePreload: { polyfill: false },
    // One style sheet, which the prerender puts into every page.
    cssCodeSplit: false,
    // Pictures stay files: inside a script or a style sheet, they would load with it even where they are not shown.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Stays in the visitor's cache when the site changes, because its hash depends only on the packages.
            {
              name: "framework",
              test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            // Modules that the entry and pages share. Without this group, a page loads seven files and 1 kB more, and
            // imports the entry, whose hash changes with every page.
            { name: "site", tags: ["$initial"], minShareCount: 2 },
            // The layouts of sections, and the play triangle of buttons and players. Without this group, a page loads
            // four files and 1 kB more.
            {
              name: "sections",
              test: /src\/(?:components\/sections\/|play-path)/,
              minShareCount: 5,
            },
            // Modules that players and home's picture share. Without this group, home loads three files and 4 kB more.
            {
              name: "stage",
              test: /src\/animation\/(?:engine|frame-loop|observers|open-stage)\.ts|particles_wasm_bg\.wasm/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      build: {
        // On the server, dynamic imports need not split the code.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
  ssr: {
    // The prerender does not run the engine.
    external: ["particles-wasm"],
  },
  server: {
    // npm links the engine's package, which is outside the app.
    fs: { allow: [".", "../crates/particles-wasm/pkg"] },
  },
  // With --host, visitors may use any name for this machine; the files are public.
  preview: { allowedHosts: true },
  test: {
    // A busy machine takes seconds to load modules that a component imports on demand.
    testTimeout: 20_000,
    // Takes 20 s instead of 30 on two cores: threads start faster than processes, and no core stays unused.
    pool: "threads",
    maxWorkers: "100%",
    projects: [
      // Only tests of components need a DOM, which takes longer to create than most tests run.
      {
        extends: true,
        test: { name: "components", environment: "happy-dom", include: ["src/**/*.test.tsx"] },
      },
      {
        extends: true,
        test: {
          name: "modules",
          environment: "node",
          include: ["src/**/*.test.ts"],
          // `classes.test.ts` looks for rules in it.
          css: { include: /styles\/index\.css/ },
        },
      },
    ],
  },
});
