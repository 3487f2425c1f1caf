/**
 * Sonner adds its styles as an inline style element when it is imported, which the site's policy forbids.
 * This takes the call out; `components/toaster.tsx` imports the same styles as a file.
 */
import type { Plugin } from "vite";

export function sonnerStyles(): Plugin {
  const call = /^__insertCSS\(".*"\);$/m;
  return {
    name: "sonner-styles",
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        if (!call.test(code))
          this.error("sonner adds its styles in another way than before; see scripts/sonner-styles.ts");
        return { code: code.replace(call, ""), map: null };
      },
    },
  };
}
