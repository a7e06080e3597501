import type { Page } from "@playwright/test";
import { type WizardStep, wizardSteps } from "@/lib/sign-up/steps";
import { expect } from "./jack";

const headings: Record<WizardStep, string> = {
  plan: "Choose Your Plan",
  rollover: "Rollover",
  business: "Your Business Details",
  contact: "Contact Information",
  review: "One Last Step!",
};

const answers: Partial<Record<WizardStep, Readonly<Record<string, string>>>> = {
  business: { "Business Name": "Fenwick & Hale Joinery", "Companies House Number": "09876543" },
  contact: { "Full Name": "Harriet Fenwick", "Email Address": "harriet@fenwick.example" },
};

const buttons: Partial<Record<WizardStep, string>> = { plan: "Continue with Jack 250 Plan" };

/** Answers the steps of a sign-up in the UK, with Jack 250, until the named one is in front of the visitor. */
export async function walkTo(page: Page, step: WizardStep): Promise<void> {
  await page.goto("/uk/get-started/plan");
  await walkOn(page, "plan", step);
}

/** The same from the step that is open. */
export async function walkOn(page: Page, from: WizardStep, step: WizardStep): Promise<void> {
  for (const passed of wizardSteps.slice(wizardSteps.indexOf(from))) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[passed]);
    if (passed === step) return;
    for (const [label, value] of Object.entries(answers[passed] ?? {}))
      await page.getByLabel(label).fill(value);
    await press(page, buttons[passed] ?? "Continue");
  }
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Presses the button of a step in which something is missing. */
export async function pressTooEarly(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  // Playwright waits for a button that is `aria-disabled`; a visitor can press it and is told what is missing. A forced
  // click does not wait until the page is drawn and still: hovering does.
  await button.hover();
  await button.click({ force: true });
}
