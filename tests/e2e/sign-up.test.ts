import type { Locator, Page } from "@playwright/test";
import { type MarketCode, market as marketOf } from "@/lib/markets";
import { sampleBusinesses } from "@/lib/markets/samples";
import signUp from "@/messages/en/signUp.json" with { type: "json" };
import { expectAccessible } from "./accessible";
import { expectFilesAsShown } from "./confirmation";
import { expect, inEachMode, type Mode, test } from "./jack";
import { site } from "./site";
import { clickButton, tabTo, typeItInYourself } from "./steps";

/** Each mode in another market, since the steps are the same in all. */
const marketIn: Record<Mode, MarketCode> = { "without JavaScript": "uk", cold: "us", hydrated: "ca" };

/** How a visitor acts on a page. */
type Input = Record<"press" | "check", (target: Locator) => Promise<void>> & {
  fill: (target: Locator, text: string) => Promise<void>;
};

const byMouse: Input = {
  press: (target) => target.click(),
  check: (target) => target.check(),
  fill: (target, text) => target.fill(text),
};

const byKeyboard: Input = {
  press: (target) => tabTo(target).then(() => target.page().keyboard.press("Enter")),
  check: (target) => tabTo(target).then(() => target.page().keyboard.press("Space")),
  fill: (target, text) => tabTo(target).then(() => target.page().keyboard.type(text)),
};

/** Steps with parts that scripts replace. With scripts, wizard.test.ts and confirmation.test.ts examine every page. */
const hasMoreWithoutScripts = new Set(["Your Business Details", "One Last Step!"]);

inEachMode((mode) => {
  const market = marketIn[mode];
  const input = mode === "hydrated" ? byKeyboard : byMouse;
  const by = mode === "hydrated" ? " by keyboard alone" : "";
  test(`a business in ${market} signs up${by} and sets up its payment`, async ({ page }) => {
    test.slow();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const arriveAt = async (page: Page, heading: string) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      if (mode === "without JavaScript" && hasMoreWithoutScripts.has(heading)) await expectAccessible(page);
    };
    const email = `${market}.${mode.replaceAll(" ", "-")}@fenwick.example`;
    await page.goto(`/${market}/get-started`);
    await input.press(button("Get Started"));
    await arriveAt(page, "Choose Your Plan");
    await input.press(button("Continue with Jack 250 Plan"));
    await arriveAt(page, "Rollover");
    await input.press(button("Continue"));
    await arriveAt(page, "Your Business Details");
    if (market === "uk") await typeItInYourself(page);
    await input.fill(page.getByLabel("Business Name"), "Fenwick & Hale Joinery");
    const name = signUp.business.number[marketOf(market).businessNumber].label;
    await input.fill(page.getByRole("textbox", { name }), sampleBusinesses[market].number);
    // Without a province the review asks for a choice of language: french-first.test.ts.
    if (market === "ca") await input.fill(page.getByLabel("Province or territory"), "Ontario");
    await input.press(button("Continue"));
    await arriveAt(page, "Contact Information");
    await input.fill(page.getByLabel("Full Name"), "Harriet Fenwick");
    await input.fill(page.getByLabel("Email Address"), email);
    await input.press(button("Continue"));
    await arriveAt(page, "One Last Step!");
    await input.check(page.getByRole("checkbox", { name: /terms/i }));
    await input.press(button("Set Up Payment"));
    await approve(page, market, email);
    await returnWith[mode](page);
    await arriveAt(page, "Welcome! You just hired Jack.");
    await expectFilesAsShown(page);
    await expect.poll(() => mailsTo(site.mailbox, email), { timeout: 20_000 }).toBe(1);
  });
});

/** The return page verifies by itself once its scripts run; without scripts the payer presses a button. */
const returnWith: Record<Mode, (page: Page) => Promise<void>> = {
  "without JavaScript": (page) => clickButton(page, "Confirm"),
  cold: (page) => page.getByRole("heading", { level: 1, name: "Checking your payment setup" }).click(),
  hydrated: async () => {},
};

async function approve(page: Page, market: MarketCode, email: string): Promise<void> {
  const { addressLine1, locality, region, postalCode } = sampleBusinesses[market].address;
  const payer = {
    "Address line 1": addressLine1,
    "Town or city": locality,
    Postcode: postalCode,
    ...(region && { "State, province or county": region }),
  };
  await expect(page.getByRole("heading", { name: /Set up a debit for/ })).toBeVisible();
  for (const [label, value] of Object.entries({ Email: email, ...payer }))
    await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Set up Direct Debit" }).click();
}

async function mailsTo(mailbox: string, address: string): Promise<number> {
  const response = await fetch(`${mailbox}/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await response.json()) as { messages: unknown[] };
  return messages.length;
}
