import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { retention } from "@/lib/retention";
import { siteDefaults } from "@/lib/site";
import { legalText } from "@/server/legal/texts";

/** '7 days', from the row `draftDays`. */
function kept(row: keyof typeof retention): string {
  const count = retention[row];
  const unit = row.endsWith("Days") ? "day" : "month";
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

it.each([
  ["drafts", `${kept("draftDays")} after the last save`],
  ["onboarding_submissions", `${kept("unpaidMonths")} after the last change`],
  ["sign_up_times", kept("signUpTimesMonths")],
  ["resume_mails", kept("resumeMailMonths")],
  ["confirmation_keys", kept("confirmationDays")],
  ["leads", `${kept("leadMonths")} after they were last sent`],
  ["payment_events", `${kept("eventMonths")} after they were processed`],
  ["webhook_refusals", kept("eventMonths")],
  ["outbox", kept("doneEntryMonths")],
])("the operator's table says how long %s is kept", (table, text) => {
  const row = readFileSync("docs/operations.md", "utf8")
    .split("\n")
    .find((line) => line.startsWith("| ") && line.split(" | ")[1]?.startsWith(`\`${table}\``));
  expect(row?.split(" | ")[2]).toMatch(new RegExp(`^${text}`));
});

it.each([
  ["docs/operations.md", `delete it after ${kept("backupDays")}.`],
  ["docs/operations.md", `The backups follow after ${kept("backupDays")}.`],
  [
    "docs/decisions/0165-an-erased-customer-keeps-business-and-mandate.md",
    `follow after ${kept("backupDays")}.`,
  ],
  ["SECURITY.md", `A draft: ${kept("draftDays")} after the last save`],
  ["SECURITY.md", `a confirmation: ${kept("confirmationDays")},`],
  ["SECURITY.md", `an unpaid sign-up is deleted after ${kept("unpaidMonths")},`],
  ["SECURITY.md", `a lead ${kept("leadMonths")} after it was last sent`],
  ["docs/payments.md", `the debit's terms for ${kept("confirmationDays")},`],
])("%s says '%s'", (file, text) => {
  expect(readFileSync(file, "utf8").replace(/\s+/g, " ")).toContain(text);
});

it.each([
  ["An unfinished sign-up", `${kept("draftDays")} after`],
  ["A submitted sign-up without a payment", kept("unpaidMonths")],
  ["That we reminded you of an unfinished sign-up", kept("resumeMailMonths")],
  ["A message sent with the form “Talk to us”", `${kept("leadMonths")} after`],
])("the privacy policy says how long is kept: %s", (what, text) => {
  expect(legalText("privacy", siteDefaults)).toContain(`| ${what} | ${text}`);
});
