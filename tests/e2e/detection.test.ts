import { expect, test } from "./jack";
import { expectDetected, lookup, offer, picker, stored, untilDetection } from "./market-page";

/** The early script detects, before any script of Next loads. */
test.use({ mode: "cold" });

const cache = "geo-cache:localhost";

test.describe("a lookup", () => {
  test.use({ timezoneId: "Europe/Paris" });

  test("takes precedence over the time zone, and runs once per visit", async ({ page }) => {
    const asked = await lookup(page, { country_code: "CA", timezone: null });
    await page.goto("/");
    await expect(page).toHaveURL("/ca");
    for (const address of ["/uk", "/us/banks", "/ca"]) {
      await page.goto(address);
      await untilDetection(page, "detected");
      await expectDetected(page, "ca");
    }
    expect(asked).toHaveLength(1);
    expect((await stored(page, cache)).data).toEqual({
      country: "Canada",
      countryCode: "Canada",
      currency: "CAD",
      timezone: "Europe/Paris",
    });
  });

  test("of another country is not shown as one of our markets, and falls back to the UK", async ({
    page,
  }) => {
    await lookup(page, { country_code: "JP", timezone: "Asia/Tokyo" });
    await page.goto("/us");
    await untilDetection(page, "detected");
    await expectDetected(page, "uk");
    await expect(offer(page)).toHaveCount(0);
    await picker(page).getByRole("button").click();
    const shown = picker(page).locator(".detected:visible");
    await expect(shown).toHaveText("Showing prices for the United States");
    await page.goto("/");
    await expect(page).toHaveURL("/uk");
  });

  test.describe("that fails", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test("is corrected when a retry succeeds", async ({ page }) => {
      await page.clock.install();
      await lookup(page, "fails");
      await page.goto("/us");
      await untilDetection(page, "detected");
      await lookup(page, { country_code: "CA", timezone: null });
      await expect(async () => {
        await page.clock.fastForward(1000);
        await expect(page.locator("html")).toHaveAttribute("data-detected", "ca", { timeout: 500 });
      }).toPass();
      await expect(offer(page)).toBeVisible();
    });

    test("shows an error when the time zone is unknown too", async ({ page }) => {
      await lookup(page, "fails");
      await page.addInitScript(() => {
        Reflect.deleteProperty(globalThis, "Temporal");
        Intl.DateTimeFormat.prototype.resolvedOptions = () => ({}) as Intl.ResolvedDateTimeFormatOptions;
      });
      await page.goto("/");
      await expect(page).toHaveURL("/uk");
      await untilDetection(page, "error");
      await picker(page).getByRole("button").click();
      await expect(picker(page).getByText("Failed to detect location")).toBeVisible();
    });
  });
});
