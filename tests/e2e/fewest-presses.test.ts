import type { Locator, Page } from "@playwright/test";
import { jack250, jack500, jack500WithRollover, priceOf } from "@/tests/support/prices";
import { expect, test } from "./jack";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const bankPage = (page: Page) => page.getByRole("heading", { name: /Set up a debit for/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const company = (page: Page) => page.getByRole("region", { name: "Fenwick Joinery Ltd" });

/** From a pricing card to the bank page by touch. Returns what was pressed; typing is not a press. */
async function signUpByTouch(page: Page): Promise<string[]> {
  const presses: string[] = [];
  const press = async (target: Locator, name: string) => {
    presses.push(name);
    await target.tap();
  };
  const card = page.getByRole("article", { name: "Jack 500" });
  await press(card.getByRole("link", { name: "Start with Jack 500" }), "card");
  await expect(heading(page)).toHaveText("Choose Your Plan");
  await expect(page.getByRole("radio", { name: /Jack 500/ })).toBeChecked();
  await press(button(page, "Continue with Jack 500 Plan"), "Continue");
  await expect(heading(page)).toHaveText("Rollover");
  await press(button(page, "Continue"), "Continue");
  await expect(heading(page)).toHaveText("Your Business Details");
  await page.getByLabel("Company name or number").fill("fenwick join");
  await press(page.getByRole("link", { name: "This is us Fenwick Joinery Ltd" }), "company");
  await expect(company(page)).toContainText("09123457");
  await press(button(page, "Continue"), "Continue");
  await expect(heading(page)).toHaveText("Contact Information");
  await page.getByLabel("Full Name").fill("Harriet Fenwick");
  await page.getByLabel("Email Address").fill("harriet@fenwick.example");
  await press(button(page, "Continue"), "Continue");
  await expect(heading(page)).toHaveText("One Last Step!");
  await press(page.getByRole("checkbox", { name: /terms/i }), "terms");
  await press(button(page, "Set Up Payment"), "Set Up Payment");
  await expect(bankPage(page)).toBeVisible();
  return presses;
}

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the way from a price card to the bank page takes eight presses", async ({ page }) => {
    await page.goto("/uk");
    expect(await signUpByTouch(page)).toEqual([
      ...["card", "Continue", "Continue", "company", "Continue", "Continue", "terms", "Set Up Payment"],
    ]);
  });

  test("the bar has the one total, and covers nothing that takes the focus", async ({ page }) => {
    await page.goto("/uk/get-started/plan");
    await expect(page.getByText(`${jack250.text} a month`, { exact: true })).toBeInViewport();
    await expect(page.getByText("Each month, in GBP")).toBeHidden();
    await page.getByRole("radio", { name: /Jack 500/ }).check();
    await page.getByRole("switch", { name: `${jack500.rolloverText} a month` }).check();
    await expect(page.getByText(`${jack500WithRollover.text} a month`, { exact: true })).toBeInViewport();
    await page.evaluate("scrollTo(0, 60)");
    await button(page, "Continue with Jack 500 Plan").tap();
    await expect(heading(page)).toHaveText("Rollover");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("switch")).toBeChecked();
    await button(page, "Continue").tap();
    await expect(heading(page)).toHaveText("Your Business Details");
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(coveredFocus)).toBeNull();
    }
  });
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a long total has its room beside the button", async ({ page }) => {
    await page.goto("/us/get-started/plan");
    const { text, rolloverText } = priceOf("starter", { rollover: true, in: "us" });
    await page.getByRole("switch", { name: `${rolloverText} a month` }).check();
    const total = await page.getByText(`${text} a month`, { exact: true }).boundingBox();
    const go = await button(page, "Continue with Jack 250 Plan").boundingBox();
    expect((total?.x ?? 0) + (total?.width ?? 0)).toBeLessThan(go?.x ?? 0);
    expect((go?.x ?? 0) + (go?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});

/** The text of the focused element if the bar covers its middle; null if it is in the open. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused.closest(".step-bar")) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above?.closest(".step-bar") ? (focused.textContent ?? focused.tagName) : null;
}
