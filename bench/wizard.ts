import { signUpAddress } from "@/lib/routing/addresses";
import { walkTo } from "@/tests/support/site/sign-up";
import { openVisitor } from "@/tests/support/site/visitor";
import { startBareApp } from "./bare";
import { compressedSize, visit } from "./lighthouse";
import { type Result, result } from "./results";
import { startBenchSite } from "./site";

const pages = [
  "/uk/get-started",
  ...(["plan", "contact", "review"] as const).map((step) => signUpAddress("uk", step)),
];

/** Measures pages of the wizard, as a visitor with all answers sees them, against a bare app with one form. */
export async function measureWizard(isSmall: boolean): Promise<Result[]> {
  const visits = isSmall ? 1 : 5;
  const site = await startBenchSite("postgresql");
  const bare = await startBareApp(site.gocardless);
  try {
    const visitor = openVisitor(site.url);
    await walkTo(visitor, "uk", "review");
    const cookie = `--extra-headers=${JSON.stringify({ cookie: visitor.cookie() })}`;
    const plain = await visit(bare.url, visits);
    const scriptLimit = (await compressedSize(plain.scripts)) / 1000 + 20;
    const results: Result[] = [];
    for (const address of isSmall ? pages.slice(0, 1) : pages) {
      const page = await visit(site.url + address, visits, [cookie]);
      const scripts = (await compressedSize(page.scripts)) / 1000;
      const quality = Math.min(page.score("accessibility"), page.score("best-practices"));
      results.push(
        result(`${address}: scripts, brotli`, scripts, { atMost: scriptLimit }, "kB"),
        result(
          `${address}: blocking time, against a bare form`,
          page.tbt,
          { atMost: 1.05 * plain.tbt },
          "ms",
        ),
        result(`${address}: accessibility and best practices`, quality, { atLeast: 100 }),
      );
    }
    return results;
  } finally {
    await bare.stop();
    await site.drop();
  }
}
