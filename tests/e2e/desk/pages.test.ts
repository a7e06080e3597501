import type { Page } from "@playwright/test";
import { expectAccessible, expectContrastInTheDark, expectFits } from "../accessible";
import { expect, test } from "../jack";
import { sendLead, signUp, stopAtReview } from "./customer";
import { operatorEmail, signInToDesk } from "./desk";

const unknown = "00000000-0000-4000-8000-000000000000";
const longWord = "W".repeat(2_000);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("a viewer reads the outbox and the webhooks, and changes nothing", async ({ page }) => {
    await signInToDesk(page, "viewer");
    for (const address of ["outbox", "webhooks"]) {
      await page.goto(`/console/${address}`);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    }
  });

  test("what is not there, or not allowed, is answered by the desk with its status", async ({ page }) => {
    await signInToDesk(page, "viewer");
    for (const address of ["sign-ups", "leads", "unfinished"].map((list) => `${list}/${unknown}`)) {
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
});

test("an administrator is not told to be a viewer", async ({ page }) => {
  await signInToDesk(page);
  await page.goto("/console/not-allowed");
  await expect(page).toHaveURL(/\/console\/overview$/);
});

test.use({ expectedErrors: [/status of 40[34]/] });

test("the desk's error pages are accessible and fit, in light and dark", async ({ page }) => {
  await signInToDesk(page, "viewer");
  for (const address of ["none", "not-allowed"]) {
    await page.goto(`/console/${address}`);
    await expectAccessible(page);
    await expectFits(page, [320, 768, 1440]);
    await expectContrastInTheDark(page);
  }
});

test("the longest word in a note makes no page wider than the screen", async ({ page }) => {
  await signUp(`long.${process.pid}@fenwick.example`);
  await signInToDesk(page);
  await page.goto("/console/sign-ups");
  await page
    .getByRole("rowheader", { name: /Fenwick & Hale Joinery/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByLabel("New note").fill(longWord);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText(longWord)).toBeVisible();
  await expectFits(page, [320, 390, 768, 1024, 1440]);
});

/** Their wide forms, the frame and a table, and their colours in the dark are those of every page. */
const wide = ["overview", "sign-ups"];
const narrow = [
  ...["unfinished", "leads", "payments", "outbox", "webhooks", "audit", "people", "person", "settings"],
];

test.describe("a page of the desk", () => {
  test.beforeAll(async () => {
    await signUp(`fits.${process.pid}@fenwick.example`);
    await sendLead("Rosa Marsh", `fits.${process.pid}@harbour.example`);
    await stopAtReview();
  });

  for (const address of wide)
    test(`/console/${address} is accessible on every screen, in light and dark`, async ({ page }) => {
      await signInToDesk(page);
      await page.goto(`/console/${address}`);
      await expectAccessible(page);
      await expectFits(page, [1440, 1024, 900, 768, 390, 320]);
      await expectAccessible(page);
      await expectContrastInTheDark(page);
    });

  for (const address of narrow)
    test(`/console/${address} is accessible and fits`, async ({ page }) => {
      await signInToDesk(page);
      await page.goto(`/console/${address}`);
      await expectFits(page, [1440, 1024, 900, 768, 390, 320]);
      await expectAccessible(page);
    });

  test("the lists are accessible and fit with a filter", async ({ page }) => {
    test.slow();
    await signInToDesk(page);
    for (const address of [
      ...["outbox?state=waiting", "webhooks?filter=unmatched", "sign-ups?status=paid"],
      "sign-ups?from=2000-01-01&to=2000-01-02",
    ]) {
      await page.goto(`/console/${address}`);
      await expectFits(page, [1440, 320]);
      await expectAccessible(page);
    }
  });
});
