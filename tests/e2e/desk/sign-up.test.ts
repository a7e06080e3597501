import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectContrastInTheDark, expectFits } from "../accessible";
import { expect, test } from "../jack";
import { site } from "../site";
import { buy } from "./customer";
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

async function mailsTo(email: string, subject: string): Promise<number> {
  const query = new URLSearchParams({ to: email, subject });
  const { messages } = await (await fetch(`${site.mailbox}/messages?${query}`)).json();
  return messages.length;
}

test("an administrator looks after a customer, from the first contact to the erasure, by keyboard", async ({
  page,
}) => {
  test.slow();
  const email = `ruth.${process.pid}@fenwick.example`;
  const reference = await buy(email);
  await signInToDesk(page);
  await openSignUp(page, reference);
  await expect(page).toHaveTitle("One sign-up. The firm’s desk");
  await expect(page.getByRole("heading", { name: /^First contact is due in 23 h/ })).toBeVisible();

  await byKeyboard(page, page.getByRole("button", { name: "Mark as contacted, take it on" }));
  await expect(page.getByText("Marked as contacted. You look after it now.")).toBeVisible();
  await expect(page.getByLabel("Owner", { exact: true })).toHaveValue(operatorEmail("admin"));
  await expect(page.getByRole("heading", { name: /^First contact/ })).toHaveCount(0);

  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await setStage(otherTab, "Checks done");
  await expect(otherTab.getByText("Saved.")).toBeVisible();
  await otherTab.close();
  await setStage(page, "Lost");
  const choice = page.getByRole("region", { name: "Changed by somebody else" });
  await expect(choice).toContainText(`${operatorEmail("admin")} changed the stage on`);
  await expect(choice).toContainText("Checks done, looked after by");
  await expectAccessible(page);
  await byKeyboard(page, choice.getByRole("button", { name: "Save mine" }));
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByLabel("Stage", { exact: true })).toHaveValue("lost");
  const timeline = page.getByRole("region", { name: "Timeline" });
  for (const told of ["Stage set from Checks done to Lost", "Sent to the payment page", "Contact saved"])
    await expect(timeline).toContainText(told);

  await page.getByLabel("New note").fill("Rang at nine.\nWants Xero.");
  await byKeyboard(page, page.getByRole("button", { name: "Add note" }));
  await expect(page.getByText("The note was added.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Wants Xero.");

  await byKeyboard(page, page.getByRole("link", { name: "Correct" }));
  await page.getByLabel("E-mail").fill("ruth@");
  await byKeyboard(page, page.getByRole("button", { name: "Save correction" }));
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("ruth@");
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(`new.${email}`);
  await byKeyboard(page, page.getByRole("button", { name: "Save correction" }));
  await expect(page.getByText("The contact was corrected.")).toBeVisible();

  await byKeyboard(page, page.locator("summary", { hasText: "Send again" }));
  await byKeyboard(page, page.getByRole("button", { name: "Welcome with agreement" }));
  await expect(page.getByText("The welcome is on its way.")).toBeVisible();
  await expect.poll(() => mailsTo(`new.${email}`, "Welcome*"), { timeout: 30_000 }).toBe(1);

  await byKeyboard(page, page.getByRole("button", { name: "Ask GoCardless again" }));
  await expect(page.getByText("GoCardless has answered. The status is now: Confirmed.")).toBeVisible();

  await page.getByLabel(/^Cancel the subscription/).fill(reference.slice(0, 4));
  await byKeyboard(page, page.getByRole("button", { name: "Cancel subscription" }));
  await expect(page.getByText(`That was not the reference ${reference}.`)).toBeVisible();
  await page.getByLabel(/^Cancel the subscription/).fill(reference);
  await byKeyboard(page, page.getByRole("button", { name: "Cancel subscription" }));
  await expect(page.getByText("The subscription was cancelled at GoCardless.")).toBeVisible();
  await expectAccessible(page);

  await byKeyboard(page, page.getByRole("link", { name: "Erase this person" }));
  await expect(page.getByRole("heading", { name: "What the law makes us keep" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Type the reference/).fill(reference);
  await byKeyboard(page, page.getByRole("button", { name: "Erase this person" }));
  await expect(page.getByText("The person was erased. The audit has the receipt.")).toBeVisible();
  expect(page.url()).not.toContain("fenwick");
  await openSignUp(page, reference);
  await expect(page.getByText(/^This person was erased on/)).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Open problems" })).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText(email);
});

test("a person gets everything about an address as a file", async ({ page }) => {
  test.slow();
  const email = `file.${process.pid}@fenwick.example`;
  const reference = await buy(email);
  await signInToDesk(page);
  await page.goto("/console/person");
  await expectAccessible(page);
  await page.getByLabel("E-mail address").first().fill(email);
  const download = page.waitForEvent("download");
  await byKeyboard(page, page.getByRole("button", { name: "Download the file" }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const held = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  expect(held).toMatchObject({ about: email, signUps: [{ reference, contactEmail: email }] });
});

test("a viewer reads a sign-up, and is offered no act", async ({ page }) => {
  test.slow();
  const reference = await buy(`viewed.${process.pid}@fenwick.example`);
  await signInToDesk(page, "viewer");
  await openSignUp(page, reference);
  const acts = page.locator("main").getByRole("button", { name: /contacted|Save|Add|again|Cancel|Erase/ });
  await expect(acts).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page, [1440, 390, 320]);
  await expectAccessible(page);
  await expectContrastInTheDark(page);
});
