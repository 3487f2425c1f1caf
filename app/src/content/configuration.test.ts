/** Checks that the pages name the data that the configuration lets a visit or the contact form send. */
import { describe, expect, it } from "vitest";
import { importWith } from "./import-with";

function textOf(node: unknown): string {
  if (typeof node === "string") return node;
  return typeof node === "object" && node !== null ? Object.values(node).map(textOf).join(" ") : "";
}

/** Returns the privacy policy's section about collected information for a configuration with these values. */
async function policyWith(others: object): Promise<string> {
  const values = { form: undefined, allowedHosts: {}, visits: undefined, ...others };
  const { sections } = await importWith(values, () => import("./pages/privacy"));
  return textOf(sections.find(({ id }) => id === "collected-information"));
}

describe("the privacy policy", () => {
  it.each([undefined, "simulated"])(
    "with the form %j says that a message is sent to no server",
    async (form) => {
      expect(await policyWith({ form })).toMatch(/not sent to a server/);
    },
  );

  it("with an address, names the host to which a message is sent", async () => {
    const policy = await policyWith({ form: "https://forms.mavi.test/message" });
    expect(policy).toContain("sent once to forms.mavi.test,");
    expect(policy).not.toMatch(/not sent to a server/);
  });

  it("says that nothing is loaded from other hosts if that is so", async () => {
    expect(await policyWith({})).toMatch(/no cookies, uses no analytics and loads nothing from other hosts/);
  });

  it.each([
    [{ allowedHosts: { "script-src": ["https://scripts.test"] } }, "run scripts from scripts.test"],
    [{ allowedHosts: { "img-src": ["https://pictures.test"] } }, "load pictures from pictures.test"],
    [{ allowedHosts: { "connect-src": ["https://api.test"] } }, "connect to api.test"],
    [
      {
        allowedHosts: { "connect-src": ["https://api.test"] },
        visits: { host: "http://127.0.0.1:8048", count: (): void => undefined },
      },
      "connect to api.test. The path of each page that is shown is sent to 127.0.0.1:8048 to count visits.",
    ],
  ])("with %j, names the hosts that a visit contacts", async (config, recipient) => {
    const policy = await policyWith(config);
    expect(policy).toContain(recipient);
    expect(policy).not.toMatch(/uses no analytics|loads nothing/);
    expect(policy.includes("sets no cookies")).toBe(!policy.includes("scripts"));
    expect(policy).toContain("receives your IP address");
  });
});

it.each([
  [undefined, true],
  ["simulated", true],
  ["https://forms.mavi.test/message", false],
])("with the form %j, the contact page says that it is a preview: %j", async (address, isPreview) => {
  const { form } = await importWith({ form: address }, () => import("./pages/contact"));
  expect(form.preview !== undefined).toBe(isPreview);
});
