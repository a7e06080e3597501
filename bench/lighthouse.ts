import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { findOrInstallChromium } from "@/tests/support/process/chromium";
import { root } from "@/tests/support/root";
import { median } from "./results";

const scored = ["performance", "accessibility", "best-practices", "seo"];

type Requested = { readonly url: string; readonly resourceType?: string };
type Audit = { readonly numericValue?: number; readonly details?: { readonly items?: readonly Requested[] } };
type Report = {
  readonly audits: Record<string, Audit>;
  readonly categories: Record<string, { readonly score: number | null }>;
};

type Target = { readonly url: string; readonly options?: readonly string[] };

/**
 * Visits the targets in turn, `times` each, so that a change of the machine's speed changes both sides of a ratio. Returns
 * for each the medians on Lighthouse's emulated phone, in milliseconds and bytes, and scores from 0 to 100.
 */
export async function visit<T extends readonly Target[]>(targets: readonly [...T], times: number) {
  const reports = targets.map((): Report[] => []);
  for (let done = 0; done < times; done += 1)
    for (const [index, { url, options = [] }] of targets.entries())
      reports[index]?.push(await lighthouse(url, options));
  return reports.map(summary) as { [K in keyof T]: ReturnType<typeof summary> };
}

function summary(reports: readonly Report[]) {
  const audit = (name: string) => median(reports.map((one) => one.audits[name]?.numericValue ?? Number.NaN));
  const score = (name: string) => median(reports.map((one) => 100 * (one.categories[name]?.score ?? 0)));
  return {
    lcp: audit("largest-contentful-paint"),
    tbt: audit("total-blocking-time"),
    cls: audit("cumulative-layout-shift"),
    bytes: audit("total-byte-weight"),
    score,
    scores: scored.map(score),
    scripts: (reports[0]?.audits["network-requests"]?.details?.items ?? [])
      .filter(({ resourceType }) => resourceType === "Script")
      .map((script) => script.url),
  };
}

/** The size of files in bytes, each compressed as a static host would. */
export async function compressedSize(addresses: readonly string[]): Promise<number> {
  const files = await Promise.all(addresses.map(async (address) => (await fetch(address)).arrayBuffer()));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).byteLength, 0);
}

async function lighthouse(url: string, options: readonly string[]): Promise<Report> {
  const chromium = "--chrome-flags=--headless --no-sandbox --ignore-certificate-errors";
  const args = [findOrInstallLighthouse(), url, "--output=json", chromium, ...options];
  const command = [`CHROME_PATH=${findOrInstallChromium()}`, process.execPath, ...args];
  const { stdout } = await promisify(execFile)("env", command, { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

/** A fifth of all packages, so `npm ci` leaves them out. */
function findOrInstallLighthouse(): string {
  const folder = join(root, "bench");
  const program = join(folder, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(program)) {
    console.log("Installing Lighthouse in bench (once) …");
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
  }
  return program;
}
