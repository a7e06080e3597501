import { expect, test } from "./jack";

const campaign = "utm_source=newsletter&utm_campaign=Autumn%20offer";

test.describe("before scripts have run", () => {
  test.use({ mode: "cold" });

  test("links on our pages carry the campaign, and store nothing", async ({ page, context }) => {
    await page.goto(`/uk/banks?${campaign}&x=1`, { referer: "https://news.example/post" });
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Accountants" }).click();
    await expect(page).toHaveURL(`/uk/accountants?${campaign}&referrer=news.example`);
    await page.getByRole("link", { name: "FAQ" }).first().click();
    await expect(page).toHaveURL(`/uk?${campaign}&referrer=news.example#faq`);
    await page.getByRole("link", { name: "Pricing" }).first().click();
    await expect(page).toHaveURL(`/uk?${campaign}&referrer=news.example#pricing`);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /newsletter|news\.example/,
    );
  });

  test("the page at / passes on which site linked to it", async ({ page }) => {
    await page.goto("/", { referer: "https://news.example/post" });
    await expect(page).toHaveURL("/uk?referrer=news.example");
  });
});
