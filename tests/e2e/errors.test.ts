import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./jack";
import { clickButton, typeItInYourself, walkTo } from "./steps";

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

test.describe("a step whose later scripts do not load", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load chunk/] });

  test("is the page as the server sends it, and keeps what is typed", async ({ page }) => {
    const loaded = new Set<string>();
    page.on("response", (response) => loaded.add(response.url()));
    await walkTo(page, "rollover");
    await page.route("**/_next/static/chunks/*.js", (route) =>
      loaded.has(route.request().url()) ? route.continue() : route.abort(),
    );
    await clickButton(page, "Continue");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Business Details");
    await typeItInYourself(page);
    await page.getByLabel("Business Name").fill("Fenwick & Hale Joinery");
    await clickButton(page, "Add a director");
    await page.getByLabel("Name", { exact: true }).fill("Harriet Fenwick");
    await clickButton(page, "Continue");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Business Details");
    await page.getByLabel("Companies House Number").fill("09876543");
    await expect(page.getByLabel("Business Name")).toHaveValue("Fenwick & Hale Joinery");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Harriet Fenwick");
    await clickButton(page, "Continue");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Information");
  });
});
