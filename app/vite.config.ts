import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import wasm from "vite-plugin-wasm";
import { defineConfig } from "vitest/config";
import { sonnerStyles } from "./scripts/sonner-styles.ts";
import { staticHost } from "./scripts/static-host.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), wasm(), sonnerStyles(), staticHost()],
  define: {
    // What the prerendered footer says, for hydration to compare with after New Year.
    "import.meta.env.BUILD_YEAR": new Date().getFullYear(),
  },
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    // A picture inside a script or style sheet is neither cached nor loaded on its own.
    assetsInlineLimit: 0,
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
  },
});
