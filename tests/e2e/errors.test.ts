import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";

const detail = "a detail of the inside";

/** Makes the page's calculator throw when it formats a figure. */
async function breakFigures(page: Page): Promise<void> {
  await page.evaluate((message) => {
    Object.defineProperty(Intl.NumberFormat.prototype, "format", {
      configurable: true,
      get() {
        throw new Error(message);
      },
    });
  }, detail);
}

test.describe("a page that fails", () => {
  test.use({ expectedErrors: [new RegExp(detail)] });

  test("shows the specified message and a link home, without internal details", async ({ page }) => {
    const named: (string | undefined)[] = [];
    page.on("response", (response) => named.push(response.headers()["x-request-id"]));
    await page.goto("/us");
    await breakFigures(page);
    await page.getByLabel("Bookkeeping hours a month").fill("9");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page).toHaveTitle(
      "Unexpected Application Error! | Jack for small businesses | UK, US and Canada",
    );
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByText(detail)).toHaveCount(0);
    expect(named).toContain(await page.getByText("quote this reference").locator("code").textContent());
    await expectAccessible(page);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/us");
  });
});
