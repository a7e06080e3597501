import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TestContext } from "vitest";
import { skip } from "@/tests/support/skip";
import { root } from "../root";
import { makeCertificate } from "./certificate";
import { endWithUs } from "./end-with-us";
import { freePort } from "./ports";

const binary = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((path) => existsSync(path));
const brotli = existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so");

const nginxIsMissing =
  "nginx and its brotli module are missing (Debian: nginx libnginx-mod-http-brotli-static)";

export const hasIpv6 =
  existsSync("/proc/net/if_inet6") && /^0{31}1 /m.test(readFileSync("/proc/net/if_inet6", "utf8"));

export const hasNginx = binary !== undefined && brotli;

export function skipWithoutNginx(context: TestContext): void {
  if (!hasNginx) skip(context, nginxIsMissing);
}

/** Starts nginx with the configuration of `deploy/` as the proxy of two instances, on a free port. */
export async function startNginx(folder: string, tier: string, instances: readonly [number, number]) {
  const [port, plain] = [await freePort(), await freePort()];
  const log = join(folder, "jack.log");
  const site = [
    ["/srv/tier", tier],
    ["listen 80", `listen 127.0.0.1:${plain}`],
    ["listen 443", `listen 127.0.0.1:${port}`],
    ...(hasIpv6
      ? [
          ["listen [::]:80", `listen [::1]:${plain}`],
          ["listen [::]:443", `listen [::1]:${port}`],
        ]
      : []),
    ["app1:3000", `127.0.0.1:${instances[0]}`],
    ["app2:3000", `127.0.0.1:${instances[1]}`],
    ["/etc/nginx/tls", folder],
    ["/var/log/nginx/jack.log", log],
    ["/var/log/nginx/jack-error.log", join(folder, "jack-error.log")],
  ].reduce(replaced, readFileSync(join(root, "deploy/nginx/jack.conf"), "utf8"));
  const { stop, reload } = await runNginx(folder, site);
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plain}`,
    log: () => readFileSync(log, "utf8"),
    reload,
    stop,
  };
}

/**
 * Starts nginx with a site's configuration, as Debian's nginx.conf includes it; returns functions to stop and to reload it.
 * Everything it writes is in the folder, with a certificate for localhost: `fullchain.pem`, `privkey.pem`.
 */
async function runNginx(folder: string, site: string) {
  if (!binary || !brotli) throw new Error(nginxIsMissing);
  mkdirSync(join(folder, "temporary"), { recursive: true });
  await makeCertificate(folder, { host: "localhost" });
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(join(folder, "nginx.conf"), aroundSite(folder));
  const child = spawn(binary, ["-p", folder, "-c", join(folder, "nginx.conf")], {
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  endWithUs(child);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!existsSync(join(folder, "nginx.pid")))
    if ((await Promise.race([ended, pause(20, "waiting")])) !== "waiting")
      throw new Error("nginx did not start");
  return {
    reload: () => child.kill("SIGHUP"),
    stop: async () => {
      child.kill("SIGQUIT");
      await ended;
    },
  };
}

function replaced(text: string, [from = "", to = ""]: readonly string[]): string {
  if (!text.includes(from)) throw new Error(`jack.conf has no ${from}`);
  return text.replaceAll(from, to);
}

function aroundSite(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
    ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    events { worker_connections 512; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join("\n      ")}
      include ${folder}/site.conf;
    }`;
}
