import type { Page } from "@playwright/test";
import { jack250 } from "@/tests/support/prices";
import { expect, test } from "./jack";
import { site } from "./site";
import { walkToBank } from "./steps";

const email = "harriet.leaves@fenwick.example";

/** The mails that name this test's customer: other tests use the same mailbox. */
async function mailsAbout(mailbox: string): Promise<unknown[]> {
  const { messages } = (await (await fetch(`${mailbox}/messages`)).json()) as { messages: unknown[] };
  return messages.filter((message) => JSON.stringify(message).includes(email));
}

async function approve(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Address line 1").first().fill("14 Hale Road");
  await page
    .getByLabel(/Town|City/i)
    .first()
    .fill("Lewes");
  await page
    .getByLabel(/Postcode|Postal/i)
    .first()
    .fill("BN7 2QT");
  await page.getByRole("button", { name: "Set up Direct Debit" }).click();
}

test("a customer who leaves, and whose bank then refuses, returns each time with one button and completes", async ({
  page,
}) => {
  await walkToBank(page, email);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You left before finishing");
  await page.getByRole("button", { name: "Continue to payment setup" }).click();
  await page.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your bank did not approve it");
  await expect(page).toHaveTitle("Your bank did not approve it | Jack for small businesses | United Kingdom");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: /Set up a debit for/ })).toBeVisible();
  await approve(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome! You just hired Jack.");
  const next = page.getByRole("region", { name: "What happens next" });
  const confirmedOn = await next.locator("time").first().getAttribute("datetime");
  const month = new Date(`${confirmedOn}`).toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  await expect(next.getByRole("heading", { level: 3 })).toHaveText([
    "Your Direct Debit is set up",
    "We get in touch",
    "Checks done, access open",
    `First payment: ${jack250.text}`,
    `${month}’s books`,
  ]);
  await expect(page.getByText("Mandate reference")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The Direct Debit Guarantee" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Mandate reference")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Keep a copy" })).toBeHidden();
  // The customer's confirmation, and the firm's notices of the sign-up and of the debit.
  await expect.poll(async () => (await mailsAbout(site.mailbox)).length, { timeout: 15_000 }).toBe(3);
});
