import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessible";
import { buy } from "../customer";
import { expect, test } from "../jack";
import { operatorEmail, signInToDesk } from "./desk";

async function openSignUp(page: Page, reference: string): Promise<void> {
  await page.goto("/console/sign-ups");
  // Another row may name it as the one that it may be the same as.
  await page
    .getByRole("rowheader", { name: new RegExp(reference) })
    .getByRole("link")
    .click();
  await expect(page.getByText(reference).first()).toBeVisible();
}

async function setStage(page: Page, stage: string): Promise<void> {
  await page.getByLabel("Stage", { exact: true }).selectOption(stage);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** Presses a button by keyboard alone, wherever it is. */
async function byKeyboard(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await page.keyboard.press("Enter");
}

test("an administrator looks after a customer, from the first contact to the erasure, by keyboard", async ({
  page,
}) => {
  test.slow();
  const email = `ruth.${process.pid}@fenwick.example`;
  const { reference } = await buy(email);
  await signInToDesk(page);
  await openSignUp(page, reference);
  await expect(page).toHaveTitle("One sign-up. The firm’s desk");
  const toDo = page.getByRole("region", { name: "To do" });
  await expect(toDo).toContainText(/First contact.*in 2[34] h/);

  await byKeyboard(page, toDo.getByRole("button", { name: /^Done/ }));
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByLabel("Owner", { exact: true })).toHaveValue(operatorEmail("admin"));
  await expect(page.getByText(/^First contact\./)).toHaveCount(0);

  await setStage(page, "Checks done");
  await expect(page.getByText("Saved.")).toBeVisible();
  const timeline = page.getByRole("region", { name: "Timeline" });
  for (const told of ["Checks done", "Sent to the payment page", "Contact saved"])
    await expect(timeline).toContainText(told);

  // The longest word makes no page wider than the screen.
  await page.getByLabel("Note", { exact: true }).fill(`Rang at nine.\nWants Xero. ${"W".repeat(1_900)}`);
  await byKeyboard(page, page.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText("The note was added.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Notes and mails" })).toContainText("Wants Xero.");

  await byKeyboard(page, page.getByRole("link", { name: "Correct" }));
  await page.getByLabel("E-mail").fill("ruth@");
  await byKeyboard(page, page.getByRole("button", { name: "Save correction" }));
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("ruth@");
  await page.getByLabel("E-mail").fill(`new.${email}`);
  await byKeyboard(page, page.getByRole("button", { name: "Save correction" }));
  await expect(page.getByText("The contact was corrected.")).toBeVisible();

  await expectFits(page, [1440, 390, 320]);
  await expectAccessible(page);
  await byKeyboard(page, page.locator("summary", { hasText: "What cannot be undone" }));
  await byKeyboard(page, page.getByRole("link", { name: "Erase this person" }));
  await expect(page.getByRole("heading", { name: "What the law makes us keep" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Type the reference/).fill(reference);
  await byKeyboard(page, page.getByRole("button", { name: "Erase this person" }));
  await expect(page.getByText("The person was erased. The audit has the receipt.")).toBeVisible();
  expect(page.url()).not.toContain("fenwick");
  await openSignUp(page, reference);
  await expect(page.getByText(/^This person was erased on/)).toBeVisible();
  await expect(page.getByLabel("Note", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "To do" })).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText(email);
});
