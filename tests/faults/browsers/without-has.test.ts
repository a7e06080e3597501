import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/jack";
import { clickButton, walkTo } from "@/tests/e2e/steps";
import { jack250, jack500WithRollover } from "@/tests/support/prices";

test("a browser without :has() shows the price and the total of the saved choice alone", async ({ page }) => {
  await walkTo(page, "review");
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(":has(", ":no-such-selector(");
    await route.fulfill({ response, body });
  });
  const shown = { useInnerText: true };
  await page.reload();
  await seesTotal(page, jack250.sum);
  const lines = page.getByRole("region", { name: "Your plan" }).locator("dl > div:visible");
  await expect(lines).toHaveText(
    [new RegExp(`^Jack 250: [^£]*${jack250.sum}$`), new RegExp(`^Each month[^£]*${jack250.sum}$`)],
    shown,
  );
  await expect(page.locator("main li:visible", { hasText: "First payment" })).toHaveText(
    new RegExp(`${jack250.sum}\\. The next`),
  );

  await page.goto("/uk/get-started/plan?plan=professional&rollover=on");
  await seesTotal(page, jack500WithRollover.sum);
  await expect(page.locator("article", { hasText: "Jack 250" }).locator("strong")).toHaveText(
    jack250.text,
    shown,
  );
  await clickButton(page, "Continue");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rollover");
  await seesTotal(page, jack500WithRollover.sum);
});

/** The page contains the total of every choice; only one is visible. */
async function seesTotal(page: Page, total: string): Promise<void> {
  const shown = page.getByRole("main").locator("dl > div:visible", { hasText: "Each month" }).locator("dd");
  await expect(shown).toHaveText(total, { useInnerText: true });
}
