import type { Locator, Page } from "@playwright/test";
import { mainEdition } from "@/lib/markets/editions";
import { marketAddress, signUpAddress } from "@/lib/routing/addresses";
import { expect, test } from "./jack";
import { walkTo } from "./steps";

test.use({ mode: "without JavaScript" });

test("the menu and the example's receipt are whole on 390 px with a default font of 32 px", async ({
  page,
}) => {
  await setFont(page, 32, 390);
  await page.goto(marketAddress("home", mainEdition("uk")));
  const total = page.locator(".receipt dd").filter({ visible: true }).last();
  await total.scrollIntoViewIfNeeded();
  await expect(total).toBeInViewport({ ratio: 0.9 });

  const menu = page.locator("header div:has(> [popover])", { has: page.getByText("Menu") });
  await menu.getByRole("button").click();
  await expect(menu.getByRole("link", { name: "How It Works" })).toBeInViewport({ ratio: 1 });
});

test("no amount of the sign-up breaks on 320 px with a default font of 32 px", async ({ page }) => {
  const us = mainEdition("us");
  await setFont(page, 32, 320);
  await page.goto(signUpAddress(us));
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  for (const currency of await page.locator("label", { has: page.getByRole("radio") }).all())
    expect(await currency.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);

  await walkTo(page, "plan", {}, us);
  expect(await linesOf(page.getByRole("article", { name: "Jack 250" }).locator("strong"))).toBe(1);
  expect(await linesOf(page.getByText("Add Rollover").first())).toBe(2);

  await walkTo(page, "review", { companiesHouseNumber: "12-3456789" }, us);
  expect(await linesOf(page.getByRole("region", { name: "Your plan" }).locator("dd").last())).toBe(1);
});

async function setFont(page: Page, font: number, width: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: font } });
  await page.setViewportSize({ width, height: 844 });
}

/** On how many lines an element's text is. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });
}
