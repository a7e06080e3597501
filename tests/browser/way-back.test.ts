import { expect, stores, test } from "./jack";
import { press, walkTo } from "./steps";

test.use({ mode: "without JavaScript" });

test("no way back from a refused form asks to send it again", stores, async ({ page }) => {
  await walkTo(page, "business");
  await page.getByLabel("Companies House Number").fill("12");
  await press(page, "Continue");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole("link", { name: "Business name is required" })).toBeVisible();
  await expect(page.getByLabel("Companies House Number")).toHaveValue("12");
  await press(page, "Add a director");
  await expect(page).toHaveURL(/business#directors\.0\.name$/);
  await expect(page.getByLabel("Companies House Number")).toHaveValue("12");
  await press(page, "Continue");
  await expect(page).toHaveTitle(/^Error: /);

  await page.getByRole("link", { name: "Back", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rollover");
  for (let steps = 0; steps < 6; steps += 1) {
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /Business Details|Rollover|Choose Your Plan/,
    );
  }
});
