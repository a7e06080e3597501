import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, listed } from "@/lib/seo/addresses";
import { writeTier } from "@/scripts/delivery/tier";
import { root } from "@/scripts/launch/root";
import { builtSite } from "@/tests/support/process/built-site";
import { startNginx } from "@/tests/support/process/nginx";
import { layTwin, startBareNginx, twinOf } from "./bare";
import { type Figure, figure, median } from "./figures";
import { firstPress } from "./first-press";
import { medianOf, openBrowser, type Report } from "./lighthouse";
import { benchSite } from "./sites";
import { throughput } from "./throughput";

const marketPages = listed.filter(({ market }) => market).map(addressOf);
const fullScore = 100;
const compared = ["/uk", "/us/accountants"];
const full = { pages: marketPages, compared, repeated: 3, presses: 9, seconds: 6, rounds: 3 };
const small = { pages: ["/uk"], compared: ["/uk"], repeated: 1, presses: 1, seconds: 1, rounds: 1 };
type Counts = typeof full;
type Examine = Awaited<ReturnType<typeof openBrowser>>["examine"];

/** The market pages through the static tier: how many a second, how light, how soon there, how soon they react. */
export async function measureDelivery(isSmall: boolean): Promise<Figure[]> {
  const counts = isSmall ? small : full;
  const folder = mkdtempSync(join(tmpdir(), "jack-bench-"));
  const tier = join(folder, "tier");
  const site = await benchSite("embedded");
  const ends: (() => Promise<void>)[] = [site.drop];
  try {
    writeTier(join(root, await builtSite()), root, tier);
    for (const address of compared) layTwin(tier, address);
    for (const name of ["nginx", "bare"]) mkdirSync(join(folder, name));
    await site.start();
    const nginx = await startNginx(join(folder, "nginx"), tier, [site.port, site.port]);
    ends.push(nginx.stop);
    const bare = await startBareNginx(join(folder, "bare"), tier);
    ends.push(bare.stop);
    const { browser, examine } = await openBrowser();
    ends.push(() => browser.close());
    return [
      ...(await requestsASecond(nginx.url, bare.url, site.url, counts)),
      ...(await againstTwins(nginx.url, examine, counts)),
      ...(await scores(nginx.url, examine, counts)),
      figure(
        "first press on /uk to its effect, processor 4 times as slow",
        median(await repeated(counts.presses, () => firstPress(browser, `${nginx.url}/uk`))),
        { unit: "ms", atMost: 200 },
      ),
    ];
  } finally {
    for (const end of ends.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The three in turn, so that a slow moment of the machine meets them all. */
async function requestsASecond(product: string, bare: string, next: string, counts: Counts) {
  const urls = { product, bare, next };
  const measured = { product: [] as number[], bare: [] as number[], next: [] as number[] };
  for (let round = 0; round < counts.rounds; round++)
    for (const name of ["product", "bare", "next"] as const)
      measured[name].push(await throughput(`${urls[name]}/uk`, counts.seconds));
  const [ours, plain, behind] = [median(measured.product), median(measured.bare), median(measured.next)];
  return [
    figure("/uk through nginx, requests a second", ours),
    figure("as a ratio to the same file through a bare nginx", ours / plain, { atLeast: 0.9 }),
    figure("/uk from `next start`, requests a second", behind),
    figure("nginx as a ratio to `next start`", ours / behind),
  ];
}

async function againstTwins(site: string, examine: Examine, counts: Counts): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const address of counts.compared) {
    const page: Report[] = [];
    const twin: Report[] = [];
    for (let round = 0; round < counts.repeated; round++) {
      page.push(await examine(site + address));
      twin.push(await examine(site + twinOf(address)));
    }
    const [ours, plain] = [medianOf(page), medianOf(twin)];
    figures.push(
      figure(`${address}: LCP`, ours.lcp, { unit: "ms" }),
      figure(`${address}: LCP as a ratio to the page without scripts`, ours.lcp / plain.lcp, { atMost: 1.1 }),
      figure(`${address}: total blocking time`, ours.tbt, { unit: "ms", atMost: 20 }),
      figure(`${address}: total blocking time of the page without scripts`, plain.tbt, { unit: "ms" }),
      figure(`${address}: layout shift`, ours.cls, { atMost: 0 }),
    );
  }
  return figures;
}

/**
 * Performance, accessibility, best practices and search; a page's bytes beside them. What a first visit finds to be less
 * than full is visited twice more: the median counts.
 */
async function scores(site: string, examine: Examine, { pages }: Counts): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const address of pages) {
    const first = await examine(site + address);
    const isFull = first.scores.every((score) => score === fullScore);
    const report = isFull ? first : medianOf([first, ...(await repeated(2, () => examine(site + address)))]);
    figures.push({
      what: `${address}: Lighthouse, and what was transferred`,
      measured: `${report.scores.join("/")}, ${(report.bytes / 1000).toFixed(1)} kB`,
      goal: `${fullScore} each`,
      met: report.scores.every((score) => score >= fullScore),
    });
  }
  return figures;
}

async function repeated<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const measured: T[] = [];
  while (measured.length < times) measured.push(await measure());
  return measured;
}
