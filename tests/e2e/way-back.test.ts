import { controlAt } from "../support/sandbox";
import { expect, test } from "./jack";
import { site } from "./site";
import { clickButton, goesBack, typeItInYourself, walkThrough, walkToBank } from "./steps";

test.use({ mode: "without JavaScript" });

test("going back from a rejected form never asks to resubmit", async ({ page }) => {
  await walkThrough(page, "rollover", "business");
  await typeItInYourself(page);
  await page.getByLabel("Companies House Number").fill("12");
  await clickButton(page, "Continue");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole("link", { name: "Business name is required" })).toBeVisible();
  await expect(page.getByLabel("Companies House Number")).toHaveValue("12");
  await clickButton(page, "Add a director");
  await expect(page).toHaveURL(/business#directors\.0\.name$/);
  await expect(page.getByLabel("Companies House Number")).toHaveValue("12");

  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rollover");
  await goesBack(page, 4, /Business Details|Rollover/);
});

test("going back from a payment that is not set up never asks to resubmit", async ({ page }) => {
  const control = controlAt(site.gocardless);
  await walkToBank(page, "harriet.returns@fenwick.example");
  await page.getByRole("button", { name: "Leave" }).click();
  await clickButton(page, "Confirm");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You left before finishing");
  await clickButton(page, "Check again");
  // Only for this payment, since all tests share the sandbox.
  const path = `/billing_requests/${new URL(page.url()).searchParams.get("redirect_flow_id")}`;
  await control("POST", "faults", { kind: "status", times: "always", path });
  await clickButton(page, "Continue to payment setup");
  await expect(page.getByText("did not answer just now")).toBeVisible();
  await control("DELETE", "faults");
  await clickButton(page, "Continue to payment setup");
  await expect(page.getByRole("heading", { name: /Set up a debit for/ })).toBeVisible();
  await goesBack(page, 3, /You left before finishing|Checking your payment setup/);
});
