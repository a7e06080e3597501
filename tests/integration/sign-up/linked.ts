import type { MarketCode } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { type Answers, readAnswers } from "@/lib/sign-up/answers";
import { businessAnswer } from "@/lib/sign-up/business";
import { currentDraft, type Draft, saveStep } from "@/server/sign-up/drafts";
import { followLink, tokenForThisBrowser } from "@/server/sign-up/links";
import { newBrowser } from "@/tests/support/browser";

export const address = "rosa@harbour.example";
export const plan = { planType: "starter", hasRollover: false } as const;

/** Answers to every step. */
export const typed = (contactEmail = address): Answers => ({
  plan,
  rollover: { answered: true },
  business: businessAnswer.parse({
    businessName: "Harbour Bakery",
    companiesHouseNumber: "12-3456789",
    registeredAddress: { addressLine1: "1 Quay St" },
  }),
  contact: { contactName: "Rosa Marsh", contactEmail, contactPhone: "", accountingSoftware: "quickbooks" },
});

export const save = (answers: Answers, shownIn: MarketCode = "us") =>
  saveStep(
    { step: "plan", shownIn: mainEdition(shownIn), answer: () => answers },
    { language: null, honeypotFilled: false },
  );

/** A browser with answers to every step, or other ones. */
export async function begun(
  answers: Answers = typed(),
  shownIn: MarketCode = "us",
): Promise<{ draft: Draft; comeBack: () => void }> {
  const comeBack = newBrowser();
  await save(answers, shownIn);
  const draft = await currentDraft();
  if (!draft) throw new Error("nothing was begun");
  return { draft, comeBack };
}

/** Presses the button on a link's page in this browser. */
export const followMailedLink = (key: string) => followLink(key, tokenForThisBrowser());

export const answersHere = async () => readAnswers((await currentDraft())?.answers);
