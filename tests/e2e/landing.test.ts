import { editions } from "@/lib/markets/editions";
import { expect, test } from "./jack";

test.use({ mode: "without JavaScript" });

test("the landing page of every market is complete without JavaScript", async ({ page }) => {
  for (const { code, locale } of editions) {
    const response = await page.goto(`/${code}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});
