import type { Page } from "@playwright/test";
import { expectAccessible, expectContrastInTheDark, expectFits } from "../accessible";
import { expect, test } from "../jack";
import { sendLead, signUp, stopAtReview } from "./customer";
import { operatorEmail, signInToDesk } from "./desk";

const unknown = "00000000-0000-4000-8000-000000000000";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

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
    await expect(heading(page)).toHaveText("Your role cannot do this");
    await expect(page.getByText(operatorEmail("admin"))).toBeVisible();
    await expectFits(page, [1440, 320]);
    await expectAccessible(page);
  });
});

test.use({ expectedErrors: [/status of 40[34]/] });

test.describe("a page of the desk", () => {
  // One worker, so that the rows are made once.
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    await signUp(`fits.${process.pid}@fenwick.example`);
    await sendLead("Rosa Marsh", `fits.${process.pid}@harbour.example`);
    await stopAtReview();
  });

  test("is accessible and fits", async ({ page }) => {
    test.slow();
    await signInToDesk(page);
    // An administrator is not told to be a viewer.
    await page.goto("/console/not-allowed");
    await expect(page).toHaveURL(/\/console\/today$/);
    for (const address of ["today", "sign-ups", "people", "person", "settings"]) {
      if (address !== "today") await page.goto(`/console/${address}`);
      await expectFits(page, [1440, 1024, 768, 320]);
      await expectAccessible(page);
    }
  });

  test("fits, as every other list with the parts of the list of sign-ups", async ({ page }) => {
    await signInToDesk(page);
    for (const address of ["unfinished", "leads", "payments", "outbox", "webhooks", "audit"]) {
      await page.goto(`/console/${address}`);
      await expectFits(page, [1440, 1024, 768, 320]);
    }
    await page.goto("/console/sign-ups");
    await expectContrastInTheDark(page);
  });
});
