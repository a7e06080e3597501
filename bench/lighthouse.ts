import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findOrInstallChromium } from "@/tests/support/process/chromium";
import { freePort } from "@/tests/support/process/ports";
import { median } from "./figures";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says of a page on its emulated slow phone. Scores from 0 to 100, times in milliseconds. */
export type Report = {
  readonly scores: readonly number[];
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** All that was transferred, compressed. */
  readonly bytes: number;
};

/** A Chromium that Lighthouse can reach by its port, and that believes the certificate of the bench. */
export async function openBrowser() {
  const port = await freePort();
  const browser: Browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
      ...["--disable-background-networking", "--disable-component-update"],
      ...[`--remote-debugging-port=${port}`, "--ignore-certificate-errors"],
    ],
  });
  return { browser, examine: (url: string) => examine(url, port) };
}

/** The medians of several reports on one page. */
export function medianOf(reports: readonly Report[]): Report {
  const of = (read: (report: Report) => number) => median(reports.map(read));
  return {
    scores: categories.map((_, i) => of(({ scores }) => scores[i] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: of(({ bytes }) => bytes),
  };
}

async function examine(url: string, port: number): Promise<Report> {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? url);
  const { lhr } = result;
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const failing = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  if (scores.slice(1).some((score) => score < 100))
    console.log(`${url}: ${failing.map(({ id }) => id).join(", ")}`);
  return {
    scores,
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    bytes: number("total-byte-weight"),
  };
}
