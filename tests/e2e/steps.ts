import type { Locator, Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { type Edition, mainEdition } from "@/lib/markets/editions";
import { sampleBusinesses } from "@/lib/markets/samples";
import { signUpAddress } from "@/lib/routing/addresses";
import { type WizardStep, wizardSteps } from "@/lib/sign-up/steps";
import { filledIn } from "../support/site/visitor";
import { expect } from "./jack";

const headings: Record<WizardStep, string> = {
  plan: "Choose Your Plan",
  rollover: "Rollover",
  business: "Your Business Details",
  contact: "Contact Information",
  review: "One Last Step!",
};

type Answers = Readonly<Record<string, string>>;

const answers: Record<WizardStep, Answers> = {
  plan: { planType: "starter" },
  rollover: {},
  business: { businessName: "Fenwick & Hale Joinery", companiesHouseNumber: "09876543" },
  contact: { contactName: "Harriet Fenwick", contactEmail: "harriet@fenwick.example" },
  review: {},
};

/** Opens a step of a sign-up with Jack 250, by default in the UK; answers the steps before it without opening their pages. */
export async function walkTo(
  page: Page,
  step: WizardStep,
  own: Answers = {},
  edition: Edition = mainEdition("uk"),
): Promise<void> {
  const { request } = page;
  let shown = await request.get(signUpAddress(edition, step));
  for (const passed of wizardSteps.slice(0, wizardSteps.indexOf(step))) {
    const { origin, pathname: address } = new URL(shown.url());
    if (address !== signUpAddress(edition, passed)) continue;
    const html = await shown.text();
    const seen = { address, status: shown.status(), html, document: parse(html) };
    const { region } = sampleBusinesses[edition.code].address;
    const given = passed === "business" && region ? { "registeredAddress.region": region } : {};
    const typed = Object.entries({ ...given, ...answers[passed] }).map(([name, text]) => [
      name,
      own[name] ?? text,
    ]);
    // Encoded by Node: the site does not read Playwright's own encoding of a form.
    const sent = new Response(filledIn(seen, { typed: Object.fromEntries(typed) }));
    const headers = { origin, "content-type": sent.headers.get("content-type") ?? "" };
    shown = await request.post(address, { data: Buffer.from(await sent.arrayBuffer()), headers });
  }
  await page.goto(signUpAddress(edition, step));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings[step]);
}

/** Signs a UK business up and goes to the provider's page. */
export async function walkToBank(page: Page, email: string): Promise<void> {
  await walkTo(page, "review", { contactEmail: email });
  await page.getByRole("checkbox").check();
  await clickButton(page, "Set Up Payment");
  await expect(page.getByRole("heading", { name: /Set up a debit for/ })).toBeVisible();
}

export async function clickButton(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs += 1) await target.page().keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Presses the button of a step in which something is missing. */
export async function clickDisabledButton(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  // Playwright waits for a button that is `aria-disabled`; a visitor can press it and is told what is missing. A forced
  // click does not wait until the page is drawn and still: hovering does.
  await button.hover();
  await button.click({ force: true });
}

/** Opens the fields of step 3 in the UK, where the search stands for them. */
export async function typeItInYourself(page: Page): Promise<void> {
  await page.getByText("Type it in yourself").click();
}

/** Step 3 with the company chosen from the register; with `null`, before it is searched. */
export async function findCompany(page: Page, number: string | null = "09123457"): Promise<void> {
  await walkTo(page, "business");
  if (number === null) return;
  await page.getByLabel("Company name or number").fill(number);
  await clickButton(page, "Search");
  await page.getByRole("link", { name: "This is us Fenwick Joinery Ltd" }).click();
  await expect(page.getByText("Filled in from Companies House.")).toBeVisible();
}

/** Arrives from the step before, so that the browser can go back. */
export async function walkThrough(page: Page, before: WizardStep, step: WizardStep): Promise<void> {
  await walkTo(page, step);
  await walkTo(page, before);
  await clickButton(page, "Continue");
  await expect(page).toHaveURL(signUpAddress(mainEdition("uk"), step));
}

/** Goes back in the browser's history; each page has one of the headings. */
export async function goesBack(page: Page, steps: number, heading: RegExp): Promise<void> {
  for (let n = 0; n < steps; n += 1) {
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
}
