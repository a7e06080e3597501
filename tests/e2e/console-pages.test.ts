import type { Page } from "@playwright/test";
import { expectAccessible, expectContrastInTheDark } from "./accessible";
import { signInToDesk } from "./desk";
import { expect, inEachMode, test } from "./jack";
import { operatorEmail } from "./site";
import { walkToBank } from "./steps";

const unknown = "00000000-0000-4000-8000-000000000000";
const longWord = "W".repeat(2_000);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const fits = async (page: Page) =>
  page.locator("html").evaluate((html) => html.scrollWidth <= html.clientWidth);

inEachMode(() => {
  test("what is not there, or not allowed, is said by the desk with its status", async ({ page }) => {
    await signInToDesk(page, "viewer");
    for (const address of ["sign-ups", "leads", "unfinished", "feed"].map((list) => `${list}/${unknown}`)) {
      const answer = await page.goto(`/console/${address}`);
      expect([address, answer?.status()]).toEqual([address, 404]);
    }
    expect((await page.goto("/console/nowhere/at/all"))?.status()).toBe(404);
    await expect(page).toHaveTitle("There is no such page. The firm’s desk");
    await expect(heading(page)).toHaveText("There is no such page");
    await expect(page.getByRole("link", { name: "Get Started" })).toHaveCount(0);
    expect((await page.goto("/console/person"))?.status()).toBe(403);
    await expect(heading(page)).toHaveText("Only administrators can do this");
    await expect(page.getByText(operatorEmail("admin"))).toBeVisible();
  });

  test("an administrator is not told to be a viewer", async ({ page }) => {
    await signInToDesk(page);
    await page.goto("/console/not-allowed");
    await expect(page).toHaveURL(/\/console\/overview$/);
  });
});

test.use({ expectedErrors: [/status of 40[34]/] });

test("the desk's error pages are accessible and fit, in light and dark", async ({ page }) => {
  await signInToDesk(page, "viewer");
  for (const address of ["none", "not-allowed"]) {
    await page.goto(`/console/${address}`);
    await expectAccessible(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await fits(page)).toBe(true);
    }
    await expectContrastInTheDark(page);
  }
});

test("the longest word in a note makes no page wider than the screen", async ({ page }) => {
  await walkToBank(page, `long.${process.pid}@fenwick.example`);
  await signInToDesk(page);
  await page.goto("/console/sign-ups");
  await page
    .getByRole("row", { name: /Fenwick & Hale Joinery/ })
    .first()
    .getByRole("link")
    .click();
  await page.getByLabel("New note").fill(longWord);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText(longWord)).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await fits(page)]).toEqual([width, true]);
  }
});

test("every page of the desk fits from 320 to 1440 px", async ({ page }) => {
  await walkToBank(page, `wide.${process.pid}@fenwick.example`);
  await signInToDesk(page);
  const pages = [
    "overview",
    "sign-ups",
    "unfinished",
    "leads",
    "payments",
    "work",
    "webhooks",
    "feed",
    "audit",
  ];
  for (const address of [...pages, "people", "person", "settings"]) {
    await page.goto(`/console/${address}`);
    for (const width of [320, 390, 768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([address, width, await fits(page)]).toEqual([address, width, true]);
    }
  }
});
