import { expect, test } from "./jack";
import { choose, lookup, offer, picker, stored, untilDetection } from "./market-page";
import { walkTo } from "./steps";

test.describe("a visitor in New York", () => {
  test.use({ timezoneId: "America/New_York", mode: "cold" });

  test("switches the market, keeps page, query and hash, and is remembered", async ({ page, context }) => {
    await page.goto("/uk/banks?utm=a%20b#faq");
    await expect(
      picker(page).getByRole("link", { name: "United Kingdom", includeHidden: true }),
    ).toHaveAttribute("aria-current", "true");
    await choose(page, "Canada");
    await expect(page).toHaveURL("/ca/banks?utm=a%20b#faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "en-CA");
    expect(await stored(page, "geo-preference")).toEqual({
      country: "Canada",
      countryCode: "Canada",
      currency: "CAD",
      timezone: "America/New_York",
    });
    expect(await context.cookies()).toMatchObject([
      { name: "market", value: "ca", sameSite: "Lax", httpOnly: false },
    ]);
    await untilDetection(page, "manual");
    await expect(page.locator(".detected:visible")).toHaveCount(0);
    await page.goto("/?again");
    await expect(page).toHaveURL("/ca?again");
    await page.goto("/us");
    await untilDetection(page, "manual");
    await expect(page).toHaveURL("/us");
    await expect(offer(page).getByRole("link", { name: "Canada" })).toBeVisible();
  });

  test("sees the detected country and a suggestion, without a redirect", async ({ page }) => {
    await lookup(page, { country_code: "US", timezone: "America/New_York" });
    await page.goto("/uk/banks?x=1");
    await untilDetection(page, "detected");
    await expect(page).toHaveURL("/uk/banks?x=1");
    await picker(page).getByRole("button").click();
    await expect(picker(page).getByText("Detected: United States")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(picker(page).getByText("Detected: United States")).toBeHidden();
    await offer(page).getByRole("link", { name: "United States" }).click();
    await expect(page).toHaveURL("/us/banks?x=1");
    await untilDetection(page, "manual");
    await expect(offer(page)).toHaveCount(0);
  });

  test("dismisses the suggestion permanently", async ({ page }) => {
    await page.goto("/uk");
    await offer(page).getByRole("button").click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await untilDetection(page, "detected");
    await expect(offer(page)).toHaveCount(0);
  });
});

test.describe("a visitor in Canada whose browser speaks French", () => {
  test.use({ timezoneId: "America/Toronto", locale: "fr-CA", mode: "cold" });

  test("is offered the page in French, which is remembered, and returns to English by the footer", async ({
    page,
    context,
  }) => {
    await page.goto("/ca/banks?utm=a%20b#faq");
    await offer(page).getByRole("link", { name: "Voir cette page en français" }).click();
    await expect(page).toHaveURL("/ca-fr/banks?utm=a%20b#faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    await untilDetection(page, "manual");
    await expect(offer(page)).toHaveCount(0);
    expect(await stored(page, "geo-preference")).toEqual({
      country: "Canada",
      countryCode: "Canada",
      currency: "CAD",
      timezone: "America/Toronto",
    });
    expect(await context.cookies()).toMatchObject([{ name: "market", value: "ca-fr" }]);
    for (const [address, shown] of [
      ["/", "/ca-fr"],
      ["/accountants", "/ca-fr/accountants"],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(shown);
    }
    await page.goto("/ca-fr/terms");
    await page.getByRole("contentinfo").getByRole("link", { name: "English (Canada)" }).click();
    await expect(page).toHaveURL("/terms");
    expect(await context.cookies()).toMatchObject([{ name: "market", value: "ca" }]);
    await page.goto("/");
    await expect(page).toHaveURL("/ca");
    await untilDetection(page, "manual");
    await expect(offer(page)).toHaveCount(0);
  });

  test("dismisses the suggestion permanently", async ({ page }) => {
    await page.goto("/ca");
    await offer(page).getByRole("button").click();
    await expect(offer(page)).toHaveCount(0);
    await page.goto("/ca/banks");
    await untilDetection(page, "detected");
    await expect(offer(page)).toHaveCount(0);
  });
});

test("a step of another market leads back to the sign-up, says so and offers the other currency", async ({
  page,
}) => {
  await walkTo(page, "business");
  await page.goto("/us/get-started/contact");
  await expect(page).toHaveURL(/\/uk\/get-started\/business\?asked=us$/);
  const main = page.getByRole("main");
  await expect(
    main.getByText("You began this sign-up with prices for the UK, so it goes on here."),
  ).toBeVisible();
  await main.getByRole("link", { name: "Change the currency" }).click();
  await expect(page).toHaveURL(/\/us\/get-started$/);
  await page.goto("/uk/get-started/business?asked=uk");
  await expect(main.getByText("You began this sign-up")).toBeHidden();
});
