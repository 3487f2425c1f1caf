// @vitest-environment node
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendMessage } from "./send-message";

const configured = vi.hoisted(() => ({ formAddress: "" }));
vi.mock("../../content/form-address", () => configured);

const message = { name: "Ada", email: "ada@example.com", inquiryType: "general", message: "Hello" } as const;
const received: string[] = [];
const bodies: string[] = [];
let status = 204;

/** Answers `/messages` with `status`. Other addresses, such as the target of a redirect, answer 200. */
const server = createServer(async (request: IncomingMessage, response) => {
  const { method, url } = request;
  received.push(`${method} ${url}`);
  bodies.push((await request.toArray()).join(""));
  if (url === "/messages") response.writeHead(status, { location: "/elsewhere" }).end();
  else response.writeHead(200).end();
});

beforeEach(async () => {
  received.length = bodies.length = 0;
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  configured.formAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

test("a message is posted once as JSON, without the visitor's credentials, for at most 20 seconds", async () => {
  status = 204;
  const fetched = vi.spyOn(globalThis, "fetch");
  const timeout = vi.spyOn(AbortSignal, "timeout");
  await sendMessage({ message, trap: "" });
  expect(received).toEqual(["POST /messages"]);
  expect(JSON.parse(bodies[0] ?? "")).toEqual(message);
  expect(new Request(...(fetched.mock.calls[0] as [string, RequestInit])).credentials).toBe("omit");
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(fetched.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
});

test.each([301, 302, 303, 307, 308, 500])(
  "a message that is answered with %i counts as failed",
  async (code) => {
    status = code;
    await expect(sendMessage({ message, trap: "" })).rejects.toBeInstanceOf(Error);
    expect(received).toEqual(["POST /messages"]);
  },
);

test("a message whose hidden field is filled in is not sent", async () => {
  await sendMessage({ message, trap: "https://elsewhere.example" });
  expect(received).toEqual([]);
});
