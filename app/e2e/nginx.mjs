/**
 * Serves the built site on nginx with the generated configuration, in which it changes only port and directory. nginx
 * ends with this process. If this process runs as root, the workers do, too, because another user may not be allowed to
 * read the repository.
 *
 *     node nginx.mjs PORT SITE CONFIGURATION
 *
 * NGINX_PATH is the program, NGINX_BROTLI_MODULE its Brotli module, if there is one. `cargo xtask` unpacks missing
 * shared libraries into `../lib`, relative to the program.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const [port, site, configuration] = process.argv.slice(2);
if (port === undefined || site === undefined || configuration === undefined) {
  throw new Error("usage: node nginx.mjs PORT SITE CONFIGURATION");
}
const directory = await mkdtemp(join(tmpdir(), "site-nginx-"));

const generated = await readFile(configuration, "utf8");
const placed = generated
  .replace("include site/*.conf;", `listen 127.0.0.1:${port};`)
  .replace("root /srv/www;", `root ${quoted(resolve(site))};`);
if (placed === generated)
  throw new Error(`${configuration} has other lines for port and directory than expected`);

const brotli = process.env["NGINX_BROTLI_MODULE"] ?? "";
const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
await writeFile(
  join(directory, "nginx.conf"),
  `${brotli !== "" ? `load_module ${quoted(brotli)};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${quoted(join(directory, "pid"))};
worker_processes 1;
error_log stderr warn;
events { }
http {
  access_log off;
  ${scratch.map((name) => `${name}_temp_path ${quoted(join(directory, name))};`).join("\n  ")}
  ${brotli !== "" ? "brotli_static on;" : ""}
  ${placed}
}
`,
);

/** @param {string} path may contain spaces */
function quoted(path) {
  return JSON.stringify(path);
}

const nginx = process.env["NGINX_PATH"] ?? "/usr/sbin/nginx";
const server = spawn(nginx, ["-p", directory, "-e", "stderr", "-c", join(directory, "nginx.conf")], {
  stdio: "inherit",
  env: { ...process.env, LD_LIBRARY_PATH: join(dirname(nginx), "../lib") },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill());
server.on("exit", async (code) => {
  await rm(directory, { recursive: true, force: true });
  process.exit(code ?? 1);
});
