import { expect, test } from "@/tests/e2e/jack";
import { choose, expectDetected, lookup, offer, untilDetection } from "@/tests/e2e/market-page";

test.describe("where the browser blocks storage", () => {
  test.use({ timezoneId: "America/Toronto" });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("refused", "SecurityError");
          },
        });
    });
  });

  test("the index page still redirects, and no other page runs a lookup", async ({ page }) => {
    const asked = await lookup(page, { country_code: "US", timezone: null });
    await page.goto("/");
    await expect(page).toHaveURL("/us");
    await untilDetection(page, "detected");
    await expectDetected(page, "ca");
    expect(asked).toHaveLength(1);
  });

  test("a chosen market still opens its page, and the cookie remembers it", async ({ page }) => {
    await page.goto("/uk#pricing");
    await choose(page, "United States");
    await expect(page).toHaveURL("/us#pricing");
    await page.goto("/integrations");
    await expect(page).toHaveURL("/us/integrations");
  });

  test("a suggestion can be dismissed", async ({ page }) => {
    await page.goto("/uk");
    await offer(page).getByRole("button").click();
    await expect(offer(page)).toHaveCount(0);
  });
});
