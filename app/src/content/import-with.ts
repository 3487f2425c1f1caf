/** Imports modules with other values in `site.config.ts`. Only tests use it. */
import { vi } from "vitest";
import { siteConfig } from "../../site.config";

const configFile = "../../site.config";

/** Returns what `load` imports while these values replace the configuration's. */
export async function importWith<Module>(values: object, load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  vi.doMock(configFile, () => ({ siteConfig: { ...siteConfig, ...values } }));
  try {
    return await load();
  } finally {
    vi.doUnmock(configFile);
  }
}
