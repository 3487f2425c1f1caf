import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import wasm from "vite-plugin-wasm";
import { defineConfig } from "vitest/config";
import { readFiles } from "./scripts/read-files.ts";
import { staticHost } from "./scripts/static-host.ts";

export default defineConfig({
  // A build depends on no file but those that `cargo xtask` compares.
  envDir: false,
  plugins: [react(), tailwindcss(), wasm(), readFiles(), staticHost()],
  define: {
    // What the prerendered footer says, for hydration to compare with after New Year.
    "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
  },
  build: {
    // The oldest browsers that run the scripts. `lib` in tsconfig.json allows what all of them have.
    target: ["chrome111", "edge111", "safari16.4", "firefox128"],
    manifest: true,
    // What the licenses of the bundled packages ask for.
    license: { fileName: "licenses/packages.txt" },
    modulePreload: { polyfill: false },
    // One style sheet, which the prerender puts into every page.
    cssCodeSplit: false,
    // A picture inside a script or style sheet is neither cached nor loaded on its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only with its packages, and so stays in the visitor's cache when the site changes.
            {
              name: "framework",
              test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            // What the entry has in common with pages. Without it, a page loads four files and 4 kB more, and imports the
            // entry, whose hash changes with every page's.
            { name: "site", tags: ["$initial"], minShareCount: 2 },
            // The layouts of sections that many pages have, with the triangle that buttons and players share. Without it, a
            // page loads seven files and 5 kB more.
            {
              name: "sections",
              test: /src\/(?:components\/sections\/|play-path)/,
              minShareCount: 5,
            },
            // The addresses of the stills, which a page with a player shares with those that show one.
            { name: "stills", test: /\.svg/, minShareCount: 2 },
            // What draws, which players and home's film share: the film loads no player and not its styles.
            {
              name: "stage",
              test: /src\/animation\/(?:engine|frame-loop|observers|open-stage)\.ts|particles_wasm_bg\.wasm/,
              minShareCount: 2,
            },
            // A player with what its own scripts share with it, in one file instead of three.
            {
              name: "player",
              test: /src\/(?:animation\/(?!use-film|generated\/corridor)|pages\/player|components\/sections\/animation-hero)/,
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
        // On the server, dynamic imports that split nothing are fine.
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
  // What it serves is public, and with --host it may be called by any name.
  preview: { allowedHosts: true },
  test: {
    // A busy machine takes its time to load what a component loads on demand.
    testTimeout: 20_000,
    // 20 s instead of 30 on two cores: threads start faster than processes, and by default one core stays free.
    pool: "threads",
    maxWorkers: "100%",
    projects: [
      // A DOM costs each file more than most of their tests do.
      {
        extends: true,
        test: { name: "components", environment: "happy-dom", include: ["src/**/*.test.tsx"] },
      },
      { extends: true, test: { name: "modules", environment: "node", include: ["src/**/*.test.ts"] } },
    ],
  },
});
