import type { Locator, Page } from "@playwright/test";
import { mainEdition } from "@/lib/markets/editions";
import { marketAddress, marketPages, signUpAddress } from "@/lib/routing/addresses";
import { expect, test } from "./jack";
import { walkTo } from "./steps";

test.use({ mode: "without JavaScript" });

for (const [font, width] of [
  [24, 320],
  [32, 390],
] as const) {
  test(`the menu and the example's receipt are whole on ${width} px with a default font of ${font} px`, async ({
    page,
  }) => {
    await setFont(page, font, width);
    await page.goto(marketAddress("home", mainEdition("uk")));
    const total = page.locator(".receipt dd").filter({ visible: true }).last();
    await total.scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport({ ratio: 0.9 });

    const menu = page.locator("header div:has(> [popover])", { has: page.getByText("Menu") });
    await menu.getByRole("button").click();
    await expect(menu.getByRole("link", { name: "How It Works" })).toBeInViewport({ ratio: 1 });
  });

  for (const name of marketPages)
    test(`no column of the page ${name} is a few letters wide on ${width} px with a default font of ${font} px`, async ({
      page,
    }) => {
      await setFont(page, font, width);
      await page.goto(marketAddress(name, mainEdition("us")));
      expect(await brokenWords(page)).toEqual([]);
      await expect(page.locator("html")).toHaveJSProperty("scrollWidth", width);
    });
}

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

/** The words that take more than three lines, in all folds. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator("body").evaluate((body) => {
    for (const fold of body.querySelectorAll("details")) {
      fold.removeAttribute("name");
      fold.open = true;
    }
    for (const section of body.querySelectorAll("section")) section.style.contentVisibility = "visible";
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility() || text.parentElement.offsetWidth < 2) continue;
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 3) broken.push(word);
      }
    }
    return broken;
  });
}
