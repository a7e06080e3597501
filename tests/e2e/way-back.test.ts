import type { Page } from "@playwright/test";
import { mainEdition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import { controlAt } from "../support/sandbox";
import { expect, test } from "./jack";
import { site } from "./site";
import { press, walkTo } from "./steps";

test.use({ mode: "without JavaScript" });

test("going back from a rejected form never asks to resubmit", async ({ page }) => {
  await walkThrough(page, "rollover", "business");
  await page.getByLabel("Companies House Number").fill("12");
  await press(page, "Continue");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole("link", { name: "Business name is required" })).toBeVisible();
  await expect(page.getByLabel("Companies House Number")).toHaveValue("12");
  await press(page, "Add a director");
  await expect(page).toHaveURL(/business#directors\.0\.name$/);
  await expect(page.getByLabel("Companies House Number")).toHaveValue("12");
  await press(page, "Continue");
  await expect(page).toHaveTitle(/^Error: /);

  await page.getByRole("link", { name: "Back", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rollover");
  for (let steps = 0; steps < 6; steps += 1) {
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /Business Details|Rollover|Choose Your Plan/,
    );
  }
});

test("going back from a rate-limited form never asks to resubmit", async ({ page }) => {
  await walkThrough(page, "business", "contact");
  await page.getByLabel("Full Name").fill("Harriet Fenwick");
  await page.getByLabel("Email Address").fill("harriet@fenwick.example");
  await saveOften(page, 60);
  await press(page, "Continue");
  await expect(page.getByRole("heading", { name: "Please wait a little" })).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Harriet Fenwick");
  await saveOften(page, 20);
  await press(page, "Continue");
  await expect(page.getByText("the last one did not go through")).toBeVisible();
  await goesBack(page, 3, /Contact Information|Your Business Details|Rollover/);
});

test("going back from a form with too much text never asks to resubmit", async ({ page }) => {
  await walkThrough(page, "rollover", "business");
  await page.getByLabel("Business Name").fill("Quay ".repeat(12_000));
  await press(page, "Continue");
  await expect(page.getByRole("link", { name: "must be less than 200 characters" })).toBeVisible();
  await typePastTheEnd(page, 12_000);
  await press(page, "Continue");
  await expect(page.getByRole("heading", { name: "That is more than this form can take" })).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).first().click();
  await goesBack(page, 3, /Your Business Details|Rollover/);
});

test.describe("a form too large for a browser's fields", () => {
  test.use({ expectedErrors: [/status of 413/] });

  test("is rejected with a message, and going back shows the form", async ({ page }) => {
    await walkThrough(page, "rollover", "business");
    await typePastTheEnd(page, 60_000);
    await press(page, "Continue");
    await expect(page.getByText("The form is too long.")).toBeVisible();
    await goesBack(page, 2, /Your Business Details|Rollover/);
  });
});

test("going back from a payment that is not set up never asks to resubmit", async ({ page }) => {
  const control = controlAt(site.gocardless);
  await walkTo(page, "review");
  await page.getByRole("checkbox", { name: /terms/i }).check();
  await press(page, "Set Up Payment");
  await page.getByRole("button", { name: "Leave" }).click();
  await press(page, "Confirm");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You left before finishing");
  await press(page, "Check again");
  // Only for this payment, since all tests share the sandbox.
  const path = `/billing_requests/${new URL(page.url()).searchParams.get("redirect_flow_id")}`;
  const fault = await control("POST", "faults", { kind: "status", times: "always", path });
  await press(page, "Continue to payment setup");
  await expect(page.getByText("did not answer just now")).toBeVisible();
  await control("DELETE", `faults/${fault.id}`);
  await press(page, "Continue to payment setup");
  await expect(page.getByRole("heading", { name: /Set up a debit for/ })).toBeVisible();
  await goesBack(page, 3, /You left before finishing|Checking your payment setup/);
});

/** Arrives from the step before, so that the browser can go back. */
async function walkThrough(page: Page, before: WizardStep, step: WizardStep): Promise<void> {
  await walkTo(page, step);
  await walkTo(page, before);
  await press(page, "Continue");
  await expect(page).toHaveURL(signUpAddress(mainEdition("uk"), step));
}

/** Fills in more than the field's `maxlength` allows, as a program can. */
async function typePastTheEnd(page: Page, words: number): Promise<void> {
  await page.getByLabel("Business Name").evaluate((field: HTMLInputElement, times) => {
    field.removeAttribute("maxlength");
    field.value = "Quay ".repeat(times);
  }, words);
}

/** Sends the filled-in form repeatedly without leaving the page; expects a redirect each time. */
async function saveOften(page: Page, times: number): Promise<void> {
  const answers = await page.locator("form#step").evaluate(async (form: HTMLFormElement, times) => {
    const seen = new Set<string>();
    for (let n = 0; n < times; n += 1) {
      const sent = { method: "POST", body: new FormData(form), redirect: "manual" } as const;
      seen.add((await fetch(location.href, sent)).type);
    }
    return [...seen];
  }, times);
  expect(answers).toEqual(["opaqueredirect"]);
}

async function goesBack(page: Page, steps: number, heading: RegExp): Promise<void> {
  for (let n = 0; n < steps; n += 1) {
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
}
