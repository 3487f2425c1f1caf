/** What the pages say of the data that the configuration lets a visit or the contact form send. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const configFile = "../../site.config";

function textOf(node: unknown): string {
  if (typeof node === "string") return node;
  return typeof node === "object" && node !== null ? Object.values(node).map(textOf).join(" ") : "";
}

async function textsWith(endpoint: string, others: object = {}) {
  const { siteConfig } = await vi.importActual<typeof import("../../site.config")>(configFile);
  const visits = { allowedHosts: {}, onVisit: undefined, ...others };
  vi.doMock(configFile, () => ({ siteConfig: { ...siteConfig, ...visits, form: { endpoint } } }));
  const { form, mail } = await import("./pages/contact");
  const { sections } = await import("./pages/privacy");
  const collected = sections.find(({ id }) => id === "collected-information");
  return {
    form: textOf([form.lead, form.privacy, mail]),
    policy: textOf(collected),
    unsent: textOf([form.sendsNothing, form.hasSentNothing]),
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock(configFile));

describe("without an address", () => {
  it("the form's page says that nothing is sent, and so does the privacy policy, in words that may stay", async () => {
    const { form, policy, unsent } = await textsWith("none");
    expect(unsent).toMatch(/sends nothing/);
    expect(form).toMatch(/prepares an email/);
    expect(form).toMatch(/stays in this tab/);
    expect(policy).toMatch(/not sent to a server/);
    expect(form + policy + unsent).not.toMatch(/preview|\byet\b|until (it|the form)/i);
  });
});

describe("with an address", () => {
  it("the form's page says that a message is sent once, and the privacy policy to which host", async () => {
    const { form, policy } = await textsWith("https://forms.mavi.test/message");
    expect(form).not.toMatch(/prepares an email|stays in this tab/);
    expect(form).toMatch(/sent once/);
    expect(policy).toContain("forms.mavi.test");
    expect(policy).not.toMatch(/not sent to a server/);
  });
});

describe("the privacy policy", () => {
  it("says that nothing is loaded from others, as long as nothing is", async () => {
    const { policy } = await textsWith("none");
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
    const { policy } = await textsWith("none", config);
    expect(policy).toContain(recipient);
    expect(policy).not.toMatch(/uses no analytics|loads nothing/);
    expect(policy.includes("sets no cookies")).toBe(!policy.includes("scripts"));
    expect(policy.includes("receives your IP address")).toBe("allowedHosts" in config);
  });
});
