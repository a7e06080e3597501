import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { NextAdapter } from "next";
import { pagePolicy } from "@/lib/delivery/content-policy";
import { type HeaderRule, headerRules, sharedAddresses } from "@/lib/delivery/headers";
import { personal } from "@/lib/delivery/personal";
import { siteDefaults } from "@/lib/site";
import { inlineScriptSources, scriptsOnIntent } from "./scripts-on-intent";

type Build = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

/** A response that is the same for every visitor, so that a web server can serve it without Next. */
export type SharedFile = {
  readonly file: string; // Relative to the build's folder
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>; // Headers of the `.meta` file, without those of `headerRules`
};

/** Without this rule, Next allows caches to keep its error page for a year. */
const noCache = { "cache-control": personal["Cache-Control"] };
const ownRules: Readonly<Record<string, Record<string, string>>> = { "/_global-error": noCache };

export const sharedFilesList = "shared-files.json";

export async function headers(): Promise<HeaderRule[]> {
  return headerRules(siteUrl());
}

export function siteUrl(): string {
  return process.env.SITE_URL || siteDefaults.url;
}

/** Delays the scripts of prerendered pages (docs/decisions/0040), and writes each page's policy into its `.meta` file. */
export function deliver({ outputs, distDir }: Pick<Build, "outputs" | "distDir">): void {
  const shared: SharedFile[] = [];
  for (const file of cachedFiles(distDir)) if (file.endsWith(".body")) addTag(file);
  for (const { pathname: address, fallback } of outputs.prerenders) {
    const path = fallback?.filePath ?? "";
    if (path.endsWith(".html")) deliverPage(path, distDir, ownRules[address] ?? {});
    if (path.endsWith(".body") || sharedAddresses.includes(address))
      shared.push({ file: relative(distDir, path), address, headers: readMeta(path).headers });
  }
  deliverPage(notFoundPage(distDir), distDir, noCache);
  write(join(distDir, sharedFilesList), JSON.stringify(shared));
}

function deliverPage(file: string, distDir: string, headers: Record<string, string>): void {
  const { html, data } = scriptsOnIntent(readFileSync(file, "utf8"));
  const policy = pagePolicy({ scripts: inlineScriptSources(html) });
  write(join(distDir, data.address.replace("/_next/", "")), data.text);
  write(file, html);
  const meta = readMeta(file);
  meta.headers = { ...meta.headers, ...headers, "content-security-policy": policy };
  write(metaOf(file), JSON.stringify(meta));
}

/** Adds an entity tag, which Next gives to pages alone. It is weak, since Next compresses some responses. */
function addTag(file: string): void {
  const meta = readMeta(file);
  meta.headers.etag = `W/"${createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 16)}"`;
  write(metaOf(file), JSON.stringify(meta));
}

function readMeta(file: string): { headers: Record<string, string> } {
  return JSON.parse(readFileSync(metaOf(file), "utf8"));
}

function metaOf(file: string): string {
  return file.replace(/\.(html|body)$/, ".meta");
}

/** The file of the not-found page, which Next's `outputs.prerenders` does not list. */
function notFoundPage(distDir: string): string {
  const file = cachedFiles(distDir).find((name) => name.endsWith("/_not-found.html"));
  if (!file) throw new Error(`There is no not-found page under ${distDir}.`);
  return file;
}

/** What Next answers without running a route. `outputs` lacks some of it, such as the icons. */
function cachedFiles(distDir: string): string[] {
  const cacheFolder = join(distDir, "server", "route-cache");
  return readdirSync(cacheFolder, { recursive: true, encoding: "utf8" }).map((name) =>
    join(cacheFolder, name),
  );
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
