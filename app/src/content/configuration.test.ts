/** What the pages say of the data that the configuration lets a visit or the contact form send. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const configFile = "../../site.config";

function textOf(node: unknown): string {
  if (typeof node === "string") return node;
  return typeof node === "object" && node !== null ? Object.values(node).map(textOf).join(" ") : "";
}

async function textsWith(address: string | undefined, others: object = {}) {
  const { siteConfig } = await vi.importActual<typeof import("../../site.config")>(configFile);
  const visits = { allowedHosts: {}, onVisit: undefined, ...others };
  vi.doMock(configFile, () => ({ siteConfig: { ...siteConfig, ...visits, form: address } }));
  const { form } = await import("./pages/contact");
  const { sections } = await import("./pages/privacy");
  const collected = sections.find(({ id }) => id === "collected-information");
  return {
    preview: form.preview,
    policy: textOf(collected),
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock(configFile));

it.each([undefined, "simulated"])(
  "with the address %s the form says that it is not connected, and the privacy policy that nothing is sent",
  async (address) => {
    const { preview, policy } = await textsWith(address);
    expect(preview).toMatch(/not connected/);
    expect(policy).toMatch(/not sent to a server/);
  },
);

it("with an address the form says nothing of sending, and the privacy policy to which host", async () => {
  const { preview, policy } = await textsWith("https://forms.mavi.test/message");
  expect(preview).toBeUndefined();
  expect(policy).toContain("forms.mavi.test");
  expect(policy).not.toMatch(/not sent to a server/);
});

describe("the privacy policy", () => {
  it("says that nothing is loaded from others, as long as nothing is", async () => {
    const { policy } = await textsWith(undefined);
    expect(policy).toMatch(/no cookies, uses no analytics and loads nothing from other hosts/);
  });

  it.each([
    [{ allowedHosts: { "script-src": ["https://scripts.test"] } }, "run scripts from scripts.test"],
    [{ allowedHosts: { "img-src": ["https://pictures.test"] } }, "load pictures from pictures.test"],
    [{ allowedHosts: { "connect-src": ["https://api.test"] } }, "connect to api.test"],
    [
      { allowedHosts: { "connect-src": ["https://count.test"] }, onVisit: (): void => undefined },
      "is sent to count.test",
    ],
    [
      { allowedHosts: { "connect-src": ["http://127.0.0.1:8048"] }, onVisit: (): void => undefined },
      "is sent to 127.0.0.1:8048 ",
    ],
    [{ onVisit: (): void => undefined, origin: "https://mavi.test" }, "is sent to mavi.test"],
  ])("with %j says whom a visit contacts", async (config, recipient) => {
    const { policy } = await textsWith(undefined, config);
    expect(policy).toContain(recipient);
    expect(policy).not.toMatch(/uses no analytics|loads nothing/);
    expect(policy.includes("sets no cookies")).toBe(!policy.includes("scripts"));
    expect(policy.includes("receives your IP address")).toBe("allowedHosts" in config);
  });
});
