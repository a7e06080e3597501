import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { headersAt } from "@/lib/delivery/headers";
import { type SharedFile, sharedFilesList, siteUrl } from "./deliver";

type ServedFile = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const compressible = new Set([".css", ".html", ".js", ".svg", ".txt", ".webmanifest", ".xml"]);
const worthCompressing = 512;
const forEver = "public, max-age=31536000, immutable";

/** Headers whose value depends on the file: the nginx variable that holds it, and its default. */
const differing: Readonly<Record<string, { readonly variable: string; readonly usual: string }>> = {
  "content-security-policy": { variable: "answer_policy", usual: "" },
  "cache-control": { variable: "answer_cache", usual: "public, max-age=0, must-revalidate" },
  "cross-origin-resource-policy": { variable: "answer_sharing", usual: "same-origin" },
};

/** Writes the shared files, with compressed copies, to `static/`, and the site's name and their headers for nginx. */
export function writeTier(build: string, root: string, folder: string): void {
  const shared: SharedFile[] = JSON.parse(readFileSync(join(build, sharedFilesList), "utf8"));
  const files = join(folder, "static");
  mkdirSync(files, { recursive: true });
  // `_next` stays: pages of earlier builds may still be cached, and refer to its scripts and styles.
  for (const name of readdirSync(files))
    if (name !== "_next") rmSync(join(files, name), { recursive: true, force: true });
  cpSync(join(root, "public"), files, { recursive: true });
  cpSync(join(build, "static"), join(files, "_next", "static"), { recursive: true });
  const answers = shared.map(({ file, address, headers }) => {
    const path = file.endsWith(".html") ? `${address}.html` : address;
    mkdirSync(dirname(join(files, path)), { recursive: true });
    cpSync(join(build, file), join(files, path));
    return { path: `/static${path}`, headers: { ...headers, ...headersAt(address, siteUrl()) } };
  });
  for (const name of readdirSync(files, { recursive: true, encoding: "utf8" })) compress(join(files, name));
  writeFileSync(join(folder, "maps.conf"), maps(answers));
  writeFileSync(join(folder, "headers.conf"), headers());
  writeFileSync(join(folder, "site.conf"), site(folder));
}

function compress(file: string): void {
  if (!compressible.has(extname(file)) || statSync(file).size < worthCompressing) return;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** nginx `map` blocks from a file's path to the value of each differing header; nginx omits an empty header. */
function maps(answers: readonly ServedFile[]): string {
  return Object.entries(differing)
    .map(([header, { variable, usual }]) => {
      const others = answers.flatMap(({ path, headers: { [header]: value } }) =>
        value === undefined || value === usual ? [] : [`  "${path}" "${value}";\n`],
      );
      const assets = header === "cache-control" ? `  "~^/static/_next/static/" "${forEver}";\n` : "";
      return `map $uri $${variable} {\n  default "${usual}";\n${assets}${others.join("")}}\n`;
    })
    .join("\n");
}

/**
 * The site's name and folder for nginx. The folder is the real one, so that files change together with their headers when nginx
 * reloads.
 */
function site(folder: string): string {
  return `server_name ${new URL(siteUrl()).hostname};\nroot ${resolve(folder)};\n`;
}

function headers(): string {
  const everywhere = headersAt("/", siteUrl());
  const same = {
    ...Object.fromEntries(Object.entries(everywhere).filter(([header]) => !(header in differing))),
    vary: "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch",
  };
  // The differing headers are added without `always`: an error response at the same address brings its own.
  return [
    ...Object.entries(same).map(([name, value]) => `add_header ${name} "${value}" always;\n`),
    ...Object.entries(differing).map(([name, { variable }]) => `add_header ${name} "$${variable}";\n`),
  ].join("");
}
