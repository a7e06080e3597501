import { expect, test } from "./jack";

test("the landing page has an illustrative counter, and one open question at a time", async ({ page }) => {
  const response = await page.goto("/uk");
  expect(await response?.text()).toMatch(/data-counter=""[^>]*><\/span>/);
  const counter = page.locator("[data-counter]");
  await expect(counter).toHaveText(/^(1,\d{3}|\d{3})$/);
  const shown = Number((await counter.textContent())?.replace(",", ""));
  expect(shown).toBeGreaterThanOrEqual(648);
  expect(shown).toBeLessThanOrEqual(1124);

  const open = page.locator("#faq details[open]");
  await expect(open).toHaveCount(0);
  await page.getByText("Is my data safe?").click();
  await page.getByText("What happens if I leave?").click();
  await expect(open).toHaveCount(1);
  await expect(page.getByText("you have 30 days after the end to download them.")).toBeVisible();
  await page.getByText("What happens if I leave?").click();
  await expect(open).toHaveCount(0);
});

test.describe("where it is already tomorrow", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("the terms show the same date in text and in the datetime attribute", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-22T11:00:00Z");
    await page.goto("/terms");
    const date = page.locator("[data-today]");
    await expect(date).toHaveText("23 November 2026");
    await expect(date).toHaveAttribute("datetime", "2026-11-23");
  });
});
