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

  test("of another country is not shown as one of our markets", async ({ page }) => {
    await lookup(page, { country_code: "JP", timezone: "Asia/Tokyo" });
    for (const [address, place] of [
      ["/uk", "the United Kingdom"],
      ["/ca/banks", "Canada"],
    ] as const) {
      await page.goto(address);
      await untilDetection(page, "detected");
      await picker(page).getByRole("button").click();
      await expect(picker(page).locator(".detected:visible")).toHaveText(`Showing prices for ${place}`);
    }
  });

  test("of another country falls back to the UK, without suggesting it", async ({ page }) => {
    await lookup(page, { country_code: "FR", timezone: "Europe/Paris" });
    await page.goto("/us");
    await untilDetection(page, "detected");
    await expectDetected(page, "uk");
    await expect(offer(page)).toHaveCount(0);
    await page.goto("/");
    await expect(page).toHaveURL("/uk");
  });

  test("runs again when the cache is an hour old or corrupt", async ({ page }) => {
    const asked = await lookup(page, { country_code: "US", timezone: null });
    await page.goto("/us");
    await untilDetection(page, "detected");
    for (const text of ["{", '{"timestamp":0}']) {
      await page.evaluate((corrupt) => localStorage.setItem("geo-cache:localhost", corrupt), text);
      await page.reload();
      await untilDetection(page, "detected");
      expect((await stored(page, cache)).data.countryCode).toBe("USA");
    }
    expect(asked).toHaveLength(3);
  });

  test.describe("that fails", () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test("falls back to the time zone, and is retried three times in the background", async ({ page }) => {
      await page.clock.install();
      const asked = await lookup(page, "fails");
      await page.goto("/us");
      await untilDetection(page, "detected");
      await expectDetected(page, "uk");
      // Each retry is set only when the failure before it has reached the page, so time has to pass again until then.
      await expect(async () => {
        await page.clock.fastForward(4000);
        expect(asked).toHaveLength(4);
      }).toPass();
      await page.clock.fastForward(60_000);
      await page.goto("/us/banks");
      await untilDetection(page, "detected");
      expect(asked).toHaveLength(4);
    });

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

  test("that does not respond is aborted", async ({ page }) => {
    await lookup(page, "hangs");
    await page.goto("/?x#faq");
    await expect(page).toHaveURL("/uk?x#faq");
  });
});
