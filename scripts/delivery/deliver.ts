import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { NextAdapter } from "next";
import { pagePolicy } from "@/lib/delivery/content-policy";
import { type HeaderRule, headerRules, sharedPage } from "@/lib/delivery/headers";
import { siteDefaults } from "@/lib/site";
import { inlineScriptSources, scriptsOnIntent } from "./scripts-on-intent";

type Build = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

/** The headers that Next is to send by address. */
export async function headers(): Promise<HeaderRule[]> {
  return headerRules(process.env.SITE_URL || siteDefaults.url);
}

/**
 * Makes the prerendered pages of a build what visitors get: their scripts wait for intent, and the policy that names
 * what is left stands in the `.meta` file beside each, whose headers `next start` sends.
 */
export function deliver({ outputs, distDir }: Pick<Build, "outputs" | "distDir">): void {
  for (const { fallback } of outputs.prerenders) {
    if (fallback?.filePath?.endsWith(".html")) deliverPage(fallback.filePath, distDir, {});
  }
  deliverPage(notFoundPage(distDir), distDir, { "cache-control": sharedPage });
}

function deliverPage(file: string, distDir: string, headers: Record<string, string>): void {
  const { html, data } = scriptsOnIntent(readFileSync(file, "utf8"));
  const policy = pagePolicy({ scripts: inlineScriptSources(html) });
  write(join(distDir, data.address.replace("/_next/", "")), data.text);
  write(file, html);
  const metaFile = file.replace(/\.html$/, ".meta");
  const meta = JSON.parse(readFileSync(metaFile, "utf8"));
  meta.headers = { ...meta.headers, ...headers, "content-security-policy": policy };
  write(metaFile, JSON.stringify(meta));
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
