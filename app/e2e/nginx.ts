/** Finds nginx on this machine: at `NGINX_PATH` or Debian's path. */
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

export const nginxPath = process.env["NGINX_PATH"] ?? "/usr/sbin/nginx";

export const hasNginx = existsSync(nginxPath);

/** The path of nginx's module for Brotli, if it is installed. */
export const brotliModule = [resolve(dirname(nginxPath), "../lib"), "/usr/lib"]
  .map((lib) => `${lib}/nginx/modules/ngx_http_brotli_static_module.so`)
  .find((file) => existsSync(file));
