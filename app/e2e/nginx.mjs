/**
 * Serves the built site on nginx with the generated configuration, in which it changes only port and directory, until
 * it is killed with its process group. If this process runs as root, nginx's workers do, too, because another user may
 * not be allowed to read the repository.
 *
 *     node nginx.mjs PORT SITE CONFIGURATION
 *
 * NGINX_PATH is the program, NGINX_BROTLI_MODULE its Brotli module, if there is one. `cargo xtask` unpacks missing
 * shared libraries into `../lib`, relative to the program.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const [port, site, configuration] = process.argv.slice(2);
if (port === undefined || site === undefined || configuration === undefined) {
  throw new Error("usage: node nginx.mjs PORT SITE CONFIGURATION");
}
const { NGINX_PATH: nginx = "/usr/sbin/nginx", NGINX_BROTLI_MODULE: brotli = "" } = process.env;

/** nginx's files, below the directory of the configuration. */
const directory = resolve(dirname(configuration), "nginx");
mkdirSync(directory, { recursive: true });

/** @param {string} path may contain spaces */
const quoted = (path) => JSON.stringify(path);

const generated = readFileSync(configuration, "utf8");
const server = generated
  .replace("include site/*.conf;", `listen 127.0.0.1:${port};`)
  .replace("root /srv/www;", `root ${quoted(resolve(site))};`);
const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
writeFileSync(
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
  ${server}
}
`,
);
const { status } = spawnSync(nginx, ["-p", directory, "-e", "stderr", "-c", join(directory, "nginx.conf")], {
  stdio: "inherit",
  env: { ...process.env, LD_LIBRARY_PATH: join(dirname(nginx), "../lib") },
});
process.exitCode = status ?? 1;
