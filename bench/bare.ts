import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { runNginx } from "@/tests/support/process/nginx";
import { freePort } from "@/tests/support/process/ports";

/** Where a page's twin without scripts is. */
export function twinOf(address: string): string {
  return `/scriptless${address}`;
}

/** Lays the twin of a page beside the files of the tier: the same page without any script. */
export function layTwin(tier: string, address: string): void {
  const html = readFileSync(join(tier, "static", `${address}.html`), "utf8");
  const without = html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
  const file = join(tier, "static", `${twinOf(address)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, without);
  writeFileSync(`${file}.br`, brotliCompressSync(without));
  writeFileSync(`${file}.gz`, gzipSync(without, { level: 9 }));
}

/** The files of the tier from an nginx that is told nothing but to serve files, encrypted as the product's. */
export async function startBareNginx(folder: string, tier: string) {
  const port = await freePort();
  const stop = await runNginx(
    folder,
    `server {
      listen 127.0.0.1:${port} ssl http2;
      ssl_certificate ${folder}/fullchain.pem;
      ssl_certificate_key ${folder}/privkey.pem;
      ssl_protocols TLSv1.2 TLSv1.3;
      ssl_session_cache shared:tls:10m;
      access_log off;
      gzip_static on;
      brotli_static on;
      default_type text/html;
      root ${tier}/static;
      location / { try_files $uri.html $uri =404; }
    }`,
  );
  return { url: `https://localhost:${port}`, stop };
}
