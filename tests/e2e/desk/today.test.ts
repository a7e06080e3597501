import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
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
    await expect(page).toHaveURL(/\/console\/today$/);
    const steps = page.getByRole("table", { name: /reached each step/ });
    await expect(steps.getByRole("row", { name: /^Review/ })).toBeVisible();
    await page.goto("/console/unfinished");
    await lastOf(page, /Review/).click();
    await expect(page.getByText("Reached: Review")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Contact" })).toBeVisible();
    await expect(page).toHaveTitle("One unfinished sign-up. The firm’s desk");
  });
});

test("an administrator answers a lead from Today in two presses, takes it back, and puts it off", async ({
  page,
}) => {
  const name = `Mina Bauer ${process.pid}`;
  await sendLead(name, `today.${process.pid}@aldermoor.example`);
  await signInToDesk(page);
  await page.goto("/console/today?kind=lead");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Bank, 120 customers.");
  await row.getByRole("link", { name: /^Write/ }).click();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(/^Hello Mina Bauer/);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("The mail leaves after ten seconds.")).toBeVisible();
  await page.getByRole("button", { name: "Undo what you did last" }).click();
  await expect(page.getByText("Taken back.")).toBeVisible();
  await row.getByText("Tried").click();
  await row.getByRole("button", { name: "Asked for next week" }).click();
  await expect(page.getByText("It comes up again when it is due.")).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: /^Done/ }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo what you did last" }).click();
  await expect(row).toHaveCount(1);
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
    await page.getByLabel("Note", { exact: true }).fill("Called back.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("The note was added.")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Called back." })).toHaveCount(1);
  });
});
