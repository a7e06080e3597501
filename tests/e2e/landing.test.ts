import { markets } from "@/lib/markets";
import { expect, inEachMode, test } from "./jack";

inEachMode(() => {
  for (const { code, locale } of markets) {
    test(`the landing page of ${code} is complete`, async ({ page }) => {
      const response = await page.goto(`/${code}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }
});
