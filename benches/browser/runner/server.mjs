// A static server for the benchmark's own files, on a port of the system's choice.

import { once } from "node:events";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
};

/**
 * Serves the folder `root`, and other builds of the engine at /engines/<id>/.
 *
 * @param {string} root
 * @param {{ engines?: readonly { id: string, folder: string }[], port?: number }} [options] port 0 is any free one
 * @returns {Promise<{ origin: string, close(): Promise<unknown> }>}
 */
export async function serve(root, { engines = [], port = 0 } = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const [, prefix, id, ...rest] = path.posix.normalize(pathname).split("/");
    const engine = prefix === "engines" ? engines.find((other) => other.id === id) : undefined;
    const file = engine ? path.join(engine.folder, ...rest) : path.join(root, path.posix.normalize(pathname));
    try {
      const body = await readFile(file);
      response.writeHead(200, {
        "Content-Type": types[path.extname(file)] ?? "application/octet-stream",
        "Cache-Control": "no-store",
        // Cross-origin isolation: without it performance.now() is rounded to 100 µs, with it to 5 µs.
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(port, "127.0.0.1");
  // Rejects when the server reports an error.
  await once(server, "listening");
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
