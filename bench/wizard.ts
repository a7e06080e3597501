import { defaultEdition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import { press } from "@/tests/support/sandbox";
import { setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Visitor } from "@/tests/support/site/visitor";
import { compressedSize, visit } from "./lighthouse";
import { type Result, result } from "./results";
import { startBenchSite } from "./site";

/** Measures the sign-up's pages, as a visitor with all answers sees them, and the one after the payment. */
export async function measureWizard(isSmall: boolean): Promise<Result[]> {
  const site = await startBenchSite("postgresql");
  try {
    const visitor = openVisitor(site.url);
    await walkTo(visitor, "uk", "review");
    const customer = openVisitor(site.url);
    const pages: [string, Visitor][] = [
      ["/uk/get-started", visitor],
      [signUpAddress(defaultEdition, "plan"), visitor],
      [signUpAddress(defaultEdition, "contact"), visitor],
      [signUpAddress(defaultEdition, "review"), visitor],
      [await paid(customer), customer],
    ];
    const results: Result[] = [];
    for (const [address, visitedBy] of isSmall ? pages.slice(0, 1) : pages) {
      const options = [`--extra-headers=${JSON.stringify({ cookie: visitedBy.cookie() })}`];
      const [page] = await visit([{ url: site.url + address, options }], 1);
      const [path] = address.split("?");
      const quality = Math.min(page.score("accessibility"), page.score("best-practices"));
      results.push(
        result(
          `${path}: scripts, brotli`,
          (await compressedSize(page.scripts)) / 1000,
          { atMost: 135 },
          "kB",
        ),
        result(`${path}: accessibility and best practices`, quality, { atLeast: 100 }),
      );
    }
    return results;
  } finally {
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
