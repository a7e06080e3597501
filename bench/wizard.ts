import { signUpAddress } from "@/lib/routing/addresses";
import { press } from "@/tests/support/sandbox";
import { setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Visitor } from "@/tests/support/site/visitor";
import { type BareApp, startBareApp } from "./bare";
import { blockingTime, compressedSize, visit } from "./lighthouse";
import { type Result, result } from "./results";
import { startBenchSite } from "./site";

/**
 * Measures the sign-up's pages, as a visitor with all answers sees them, and the one after the payment, against a bare
 * app with one form.
 */
export async function measureWizard(isSmall: boolean): Promise<Result[]> {
  const site = await startBenchSite("postgresql");
  let bare: BareApp | undefined;
  try {
    bare = await startBareApp("postgresql", site.gocardless);
    const visitor = openVisitor(site.url);
    await walkTo(visitor, "uk", "review");
    const customer = openVisitor(site.url);
    const pages: [string, Visitor][] = [
      ["/uk/get-started", visitor],
      [signUpAddress("uk", "plan"), visitor],
      [signUpAddress("uk", "contact"), visitor],
      [signUpAddress("uk", "review"), visitor],
      [await paid(customer), customer],
    ];
    const form = { url: bare.url };
    const targets = (isSmall ? pages.slice(0, 1) : pages).map(([address, visitedBy]) => ({
      url: site.url + address,
      options: [`--extra-headers=${JSON.stringify({ cookie: visitedBy.cookie() })}`],
    }));
    const [plain, ...visited] = await visit([form, ...targets], 1);
    const scriptLimit = (await compressedSize(plain.scripts)) / 1000 + 20;
    const [blocked, ...blockedOn] = await blockingTime([form, ...targets], isSmall ? 1 : 15);
    const results: Result[] = [];
    for (const [index, page] of visited.entries()) {
      const path = pages[index]?.[0].split("?")[0];
      const scripts = (await compressedSize(page.scripts)) / 1000;
      const quality = Math.min(page.score("accessibility"), page.score("best-practices"));
      results.push(
        result(`${path}: scripts, brotli`, scripts, { atMost: scriptLimit }, "kB"),
        result(
          `${path}: blocking time as a ratio to a bare form`,
          ratio(blockedOn[index] ?? Number.NaN, blocked),
          { atMost: 1.05 },
        ),
        result(`${path}: accessibility and best practices`, quality, { atLeast: 100 }),
      );
    }
    return results;
  } finally {
    await bare?.stop();
    await site.drop();
  }
}

/** Signs up and approves the debit; returns the address of the thank-you page. */
async function paid(customer: Visitor): Promise<string> {
  const sent = await setUpPayment(customer, await walkTo(customer, "uk", "review"));
  const { headers } = await press(sent.address, "approve");
  const back = new URL(headers.get("location") ?? "");
  const confirmation = await customer.open(back.pathname + back.search);
  const page = await customer.press(confirmation, { form: "main form" });
  const heading = page.document.querySelector("h1")?.text;
  if (!heading?.includes("Welcome")) throw new Error(`the debit was not confirmed: ${heading}`);
  return page.address;
}

/** 1 if a fast machine blocks in neither page. */
function ratio(page: number, plain: number): number {
  return page === plain ? 1 : page / plain;
}
