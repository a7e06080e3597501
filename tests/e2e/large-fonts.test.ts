import { mainEdition } from "@/lib/markets/editions";
import { marketAddress } from "@/lib/routing/addresses";
import { expect, test } from "./jack";

test.use({ mode: "without JavaScript" });

for (const [font, width] of [
  [24, 320],
  [32, 390],
] as const) {
  test(`the menu and the example's receipt are whole on ${width} px with a default font of ${font} px`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: font } });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(marketAddress("home", mainEdition("uk")));
    const total = page.locator(".receipt dd").filter({ visible: true }).last();
    await total.scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport({ ratio: 0.9 });

    const menu = page.locator("header div:has(> [popover])", { has: page.getByText("Menu") });
    await menu.getByRole("button").click();
    await expect(menu.getByRole("link", { name: "How It Works" })).toBeInViewport({ ratio: 1 });
  });
}
