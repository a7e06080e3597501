import type { Page } from "@playwright/test";
import { expect, test } from "./jack";
import { site } from "./site";
import { press, walkToBank } from "./steps";

const campaign = "utm_source=newsletter&utm_campaign=Autumn%20offer";

/** The firm's notice of the sign-up, which is written from its stored row. */
async function noticeAbout(business: string): Promise<string> {
  const { messages } = (await (await fetch(`${site.mailbox}/messages`)).json()) as { messages: object[] };
  const texts = messages.map((message) => JSON.stringify(message));
  return texts.find((text) => text.includes(business) && text.includes("Sign-up received")) ?? "";
}

async function signUpWithPlan(page: Page, business: string): Promise<void> {
  await page.locator("#pricing").getByRole("link", { name: "Start with Jack 250" }).first().click();
  await press(page, "Continue with Jack 250 Plan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rollover");
  await walkToBank(page, "harriet.found@fenwick.example", { businessName: business });
}

test("a campaign is stored with the sign-up that a plan on the page begins", async ({ page }) => {
  const business = "Found in a Campaign Ltd";
  await page.goto(`/uk?${campaign}`, { referer: "https://news.example/post" });
  await signUpWithPlan(page, business);
  await expect.poll(() => noticeAbout(business), { timeout: 20_000 }).toContain("How they found us");
  const notice = await noticeAbout(business);
  for (const text of ["newsletter", "Autumn offer", "news.example"]) expect(notice).toContain(text);
});

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

  test("a visitor without a campaign sees plain addresses", async ({ page }) => {
    await page.goto("/uk/banks");
    await page.getByRole("contentinfo").getByRole("link", { name: "Accountants" }).click();
    await expect(page).toHaveURL("/uk/accountants");
  });
});
