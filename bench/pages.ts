import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { writeTier } from "@/scripts/delivery/tier";
import { builtSite } from "@/tests/support/process/built-site";
import { startNginx } from "@/tests/support/process/nginx";
import { visit } from "./lighthouse";
import { type Result, result } from "./results";
import { startBenchSite } from "./site";

const marketPages = sitemapPages.filter(({ edition }) => edition).map(addressOf);
const full = { pages: marketPages, compared: ["/uk", "/us/accountants"], visits: 3, seconds: 10 };
const small = { pages: ["/uk"], compared: ["/uk"], visits: 1, seconds: 1 };

/** Measures the market pages, served by nginx as in docs/deploy.md: requests per second, Lighthouse, bytes. */
export async function measurePages(isSmall: boolean): Promise<Result[]> {
  const { pages, compared, visits, seconds } = isSmall ? small : full;
  const folder = mkdtempSync(join(tmpdir(), "jack-bench-"));
  const tier = join(folder, "tier");
  writeTier(await builtSite(), ".", tier);
  const site = await startBenchSite("embedded");
  const nginx = await startNginx(folder, tier, [site.port, site.port]);
  try {
    const ratio = (await throughput(nginx.url, seconds)) / (await throughput(site.url, seconds));
    const results = [
      result("/uk through nginx, requests a second as a ratio to the site itself", ratio, { atLeast: 10 }),
    ];
    for (const address of compared) {
      const url = nginx.url + address;
      const [page, plain] = await visit([{ url }, { url, options: ["--blocked-url-patterns=*.js"] }], visits);
      results.push(
        result(`${address}: LCP as a ratio to without scripts`, page.lcp / plain.lcp, { atMost: 1.1 }),
        result(`${address}: total blocking time`, page.tbt, { atMost: 20 }, "ms"),
        result(`${address}: layout shift`, page.cls, { atMost: 0 }),
      );
    }
    for (const address of pages) {
      const [{ bytes, scores }] = await visit([{ url: nginx.url + address }], visits);
      results.push(
        result(`${address}: lowest of Lighthouse's four scores`, Math.min(...scores), { atLeast: 100 }),
        result(`${address}: transferred`, bytes / 1000, { atMost: 70.7 }, "kB"),
      );
    }
    return results;
  } finally {
    await nginx.stop();
    await site.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function throughput(site: string, duration: number): Promise<number> {
  const headers = { "accept-encoding": "gzip" };
  const found = await autocannon({ url: `${site}/uk`, duration, connections: 32, headers });
  if (found.errors + found.non2xx > 0) throw new Error(`${site}: ${found.errors + found.non2xx} errors`);
  return found.requests.average;
}
