import type { Page } from "@playwright/test";
import { expect, test } from "../jack";
import { sendLead, stopAtReview } from "./customer";
import { operatorEmail, signInToDesk } from "./desk";

const lastOf = (page: Page, name: RegExp) => page.getByRole("row", { name }).first().getByRole("link");

test.describe("without JavaScript", () => {
  test.use({ mode: "without JavaScript" });

  test("an operator sees where a visitor stopped, and what was saved", async ({ page }) => {
    await stopAtReview();
    await signInToDesk(page, "viewer");
    await page.goto("/console");
    await expect(page).toHaveURL(/\/console\/overview$/);
    const steps = page.getByRole("table", { name: /reached each step/ });
    await expect(steps.getByRole("row", { name: /^Review/ })).toBeVisible();
    await page.goto("/console/unfinished");
    await lastOf(page, /Review/).click();
    await expect(page.getByText("Reached: Review")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Contact" })).toBeVisible();
    await expect(page).toHaveTitle("One unfinished sign-up. The firm’s desk");
  });
});

test.describe("cold", () => {
  test.use({ mode: "cold" });

  test("an administrator takes a lead on, and adds a note", async ({ page }) => {
    const name = `Rosa Marsh ${process.pid}`;
    await sendLead(name, `desk.${process.pid}@harbour.example`);
    await signInToDesk(page);
    await page.goto("/console/leads?stage=new");
    await lastOf(page, new RegExp(name)).click();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await page.getByLabel("Stage").selectOption("Answered");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await second.getByLabel("Stage").selectOption("Lost");
    await second.getByRole("button", { name: "Save", exact: true }).click();
    const late = second.getByRole("region", { name: "Changed by somebody else" });
    await expect(late).toContainText(`${operatorEmail("admin")} changed the stage on`);
    await expect(late.getByRole("definition")).toHaveText([
      "Answered, looked after by nobody",
      "Lost, looked after by nobody",
    ]);
    await late.getByRole("button", { name: "Save mine" }).click();
    await expect(second.getByText("Saved.")).toBeVisible();
    await expect(second.getByLabel("Stage")).toHaveValue("lost");
    await second.close();
    await page.getByLabel("New note").fill("Called back.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("The note has been added.")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Called back." })).toHaveCount(1);
  });
});
