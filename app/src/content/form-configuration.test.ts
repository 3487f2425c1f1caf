/** What the pages say of a message that is entered in the contact form, with an address for it and without. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const configFile = "../../site.config";

function textOf(node: unknown): string {
  if (typeof node === "string") return node;
  return typeof node === "object" && node !== null ? Object.values(node).map(textOf).join(" ") : "";
}

async function textsWith(endpoint: string) {
  const { siteConfig } = await vi.importActual<typeof import("../../site.config")>(configFile);
  vi.doMock(configFile, () => ({ siteConfig: { ...siteConfig, form: { endpoint } } }));
  const { form } = await import("./pages/contact");
  const { sections } = await import("./pages/privacy");
  const collected = sections.find(({ id }) => id === "collected-information");
  return { form: textOf([form.lead, form.privacy]), policy: textOf(collected) };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock(configFile));

describe("without an address", () => {
  it("the form's page says that nothing is sent, and so does the privacy policy", async () => {
    const { form, policy } = await textsWith("none");
    expect(form).toMatch(/preview.*sends nothing/);
    expect(form).toMatch(/stays in this tab/);
    expect(policy).toMatch(/not sent to a server/);
  });
});

describe("with an address", () => {
  it("the form's page says that a message is sent once, and the privacy policy to which host", async () => {
    const { form, policy } = await textsWith("https://forms.mavi.test/message");
    expect(form).not.toMatch(/preview|sends nothing|stays in this tab/);
    expect(form).toMatch(/sent once/);
    expect(policy).toContain("forms.mavi.test");
    expect(policy).not.toMatch(/preview|not sent to a server/);
  });
});
