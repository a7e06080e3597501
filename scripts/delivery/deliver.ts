import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { NextAdapter } from "next";
import { pagePolicy } from "@/lib/delivery/content-policy";
import { type HeaderRule, headerRules, sharedAddresses } from "@/lib/delivery/headers";
import { siteDefaults } from "@/lib/site";
import { inlineScriptSources, scriptsOnIntent } from "./scripts-on-intent";

type Build = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

/** What a web server may answer without Next: the same file for everybody. */
export type SharedFile = {
  /** Below the build's folder. */
  readonly file: string;
  readonly address: string;
  /** What the build itself says of it: type, cache rule, policy. */
  readonly headers: Readonly<Record<string, string>>;
};

/** An error is in no cache: Next would let caches keep its own error page for a year. */
const noCache = { "cache-control": "private, no-store" };
const ownRules: Readonly<Record<string, Record<string, string>>> = { "/_global-error": noCache };

/** In the build's folder: a list of `SharedFile`. */
export const sharedFilesList = "shared-files.json";

/** The headers that Next is to send by address. */
export async function headers(): Promise<HeaderRule[]> {
  return headerRules(siteUrl());
}

/** The origin that a build's pages name; `.env` files have been read by then. */
export function siteUrl(): string {
  return process.env.SITE_URL || siteDefaults.url;
}

/**
 * Makes the prerendered pages of a build what visitors get: their scripts wait for intent, and the policy that names
 * what is left stands in the `.meta` file beside each, whose headers `next start` sends. Lists what is the same for
 * everybody.
 */
export function deliver({ outputs, distDir }: Pick<Build, "outputs" | "distDir">): void {
  const shared: SharedFile[] = [];
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

function readMeta(file: string): { headers: Record<string, string> } {
  return JSON.parse(readFileSync(metaOf(file), "utf8"));
}

function metaOf(file: string): string {
  return file.replace(/\.(html|body)$/, ".meta");
}

/** Next lists every prerendered page but this one. */
function notFoundPage(distDir: string): string {
  const cache = join(distDir, "server", "route-cache");
  const file = readdirSync(cache, { recursive: true, encoding: "utf8" }).find((name) =>
    name.endsWith("/_not-found.html"),
  );
  if (!file) throw new Error(`There is no not-found page under ${cache}.`);
  return join(cache, file);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
