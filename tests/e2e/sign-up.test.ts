import type { Locator, Page } from "@playwright/test";
import { market as marketOf } from "@/lib/markets";
import { type Edition, type EditionCode, type Language, languageOf } from "@/lib/markets/editions";
import { sampleBusinesses } from "@/lib/markets/samples";
import english from "@/messages/en/signUp.json" with { type: "json" };
import french from "@/messages/fr/signUp.json" with { type: "json" };
import { editionOf } from "@/tests/support/edition";
import { expectAccessible } from "./accessible";
import { expectFilesAsShown } from "./confirmation";
import { expect, inEachMode, type Mode, test } from "./jack";
import { site } from "./site";
import { clickButton, tabTo, typeItInYourself } from "./steps";

type Walk = readonly [EditionCode, Input];

/** Each mode in another market, since the steps are the same in all; French by each input, and without scripts. */
const walksIn: Record<Mode, readonly Walk[]> = {
  "without JavaScript": [
    ["uk", "mouse"],
    ["ca-fr", "mouse"],
  ],
  cold: [["us", "mouse"]],
  hydrated: [
    ["ca", "keyboard"],
    ["ca-fr", "mouse"],
    ["ca-fr", "keyboard"],
    ["ca-fr", "touch"],
  ],
};

const wordsIn = {
  en: {
    signUp: english,
    start: "Get Started",
    plan: ["Choose Your Plan", "Continue with Jack 250 Plan"],
    rollover: ["Rollover", "Continue"],
    business: ["Your Business Details", "Business Name"],
    contact: ["Contact Information", "Full Name", "Email Address"],
    review: ["One Last Step!", /terms/i, "Set Up Payment"],
    bank: [/Set up a debit for/, "Set up Direct Debit"],
    payer: ["Email", "Address line 1", "Town or city", "Postcode", "State, province or county"],
    checking: ["Checking your payment setup", "Confirm"],
    welcome: "Welcome! You just hired Jack.",
  },
  fr: {
    signUp: french,
    start: "Commencer",
    plan: ["Choisissez votre forfait", "Continuer avec Jack 250"],
    rollover: ["Report", "Continuer"],
    business: ["Votre entreprise", "Nom de l’entreprise"],
    contact: ["Vos coordonnées", "Nom complet", "Adresse courriel"],
    review: ["Une dernière étape!", /conditions/i, "Configurer le paiement"],
    bank: [/Configurer un débit pour/, "Configurer le débit préautorisé"],
    payer: ["Courriel", "Adresse, ligne 1", "Ville", "Code postal", "Province, État ou comté"],
    checking: ["Nous vérifions la configuration de votre paiement", "Confirmer"],
    welcome: "Bienvenue! Vous venez d’embaucher Jack.",
  },
} as const satisfies Record<Language, unknown>;
type Words = (typeof wordsIn)[Language];

type Input = "mouse" | "keyboard" | "touch";

/** How a visitor acts on a page. */
const inputs: Record<
  Input,
  Record<"press" | "check", (target: Locator) => Promise<void>> & {
    fill: (target: Locator, text: string) => Promise<void>;
  }
> = {
  mouse: {
    press: (target) => target.click(),
    check: (target) => target.check(),
    fill: (target, text) => target.fill(text),
  },
  keyboard: {
    press: (target) => tabTo(target).then(() => target.page().keyboard.press("Enter")),
    check: (target) => tabTo(target).then(() => target.page().keyboard.press("Space")),
    fill: (target, text) => tabTo(target).then(() => target.page().keyboard.type(text)),
  },
  touch: {
    press: (target) => target.tap(),
    check: (target) => target.tap(),
    fill: (target, text) => target.tap().then(() => target.fill(text)),
  },
};

inEachMode((mode) => {
  for (const [segment, by] of walksIn[mode]) {
    const edition = editionOf(segment);
    const words = wordsIn[languageOf(edition)];
    const input = inputs[by];
    test.describe(`by ${by}`, () => {
      if (by === "touch") test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test(`a business in ${segment} signs up and sets up its payment`, async ({ page }) => {
        test.slow();
        const button = (name: string) => page.getByRole("button", { name, exact: true });
        /** With scripts, wizard.test.ts and confirmation.test.ts examine every page; two have parts that scripts replace. */
        const arriveAt = async (heading: string) => {
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
          const hasMoreWithoutScripts = heading === words.business[0] || heading === words.review[0];
          if (mode === "without JavaScript" && hasMoreWithoutScripts) await expectAccessible(page);
        };
        const email = `${segment}.${mode.replaceAll(" ", "-")}.${by}@fenwick.example`;
        await page.goto(`/${segment}`);
        await input.press(page.getByRole("banner").getByRole("link", { name: words.start }));
        await expect(page).toHaveURL(`/${segment}/get-started`);
        await input.press(button(words.start));
        await arriveAt(words.plan[0]);
        await input.press(button(words.plan[1]));
        await arriveAt(words.rollover[0]);
        await input.press(button(words.rollover[1]));
        await arriveAt(words.business[0]);
        if (segment === "uk") await typeItInYourself(page);
        await input.fill(page.getByLabel(words.business[1]), "Fenwick & Hale Joinery");
        const name = words.signUp.business.number[marketOf(edition.code).businessNumber].label;
        await input.fill(page.getByRole("textbox", { name }), sampleBusinesses[edition.code].number);
        // Without a province the review asks for a choice of language: french-first.test.ts.
        if (segment === "ca") await input.fill(page.getByLabel("Province or territory"), "Ontario");
        await input.press(button(words.rollover[1]));
        await arriveAt(words.contact[0]);
        await input.fill(page.getByLabel(words.contact[1]), "Harriet Fenwick");
        await input.fill(page.getByLabel(words.contact[2]), email);
        await input.press(button(words.rollover[1]));
        await arriveAt(words.review[0]);
        await input.check(page.getByRole("checkbox", { name: words.review[1] }));
        await input.press(button(words.review[2]));
        await approve(page, edition, words, email);
        await returnWith[mode](page, words);
        await arriveAt(words.welcome);
        await expect(page.locator("html")).toHaveAttribute("lang", edition.locale);
        await expectFilesAsShown(page, languageOf(edition));
        await expect.poll(() => mailsTo(site.mailbox, email), { timeout: 20_000 }).toBe(1);
      });
    });
  }
});

/** The return page verifies by itself once its scripts run; without scripts the payer presses a button. */
const returnWith: Record<Mode, (page: Page, words: Words) => Promise<void>> = {
  "without JavaScript": (page, { checking }) => clickButton(page, checking[1]),
  cold: (page, { checking }) => page.getByRole("heading", { level: 1, name: checking[0] }).click(),
  hydrated: async () => {},
};

async function approve(page: Page, { code }: Edition, { bank, payer }: Words, email: string): Promise<void> {
  const { addressLine1, locality, region, postalCode } = sampleBusinesses[code].address;
  await expect(page.getByRole("heading", { name: bank[0] })).toBeVisible();
  for (const [i, typed] of [email, addressLine1, locality, postalCode, region].entries())
    if (typed) await page.getByLabel(payer[i] ?? "").fill(typed);
  await page.getByRole("button", { name: bank[1] }).click();
}

async function mailsTo(mailbox: string, address: string): Promise<number> {
  const response = await fetch(`${mailbox}/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await response.json()) as { messages: unknown[] };
  return messages.length;
}
