import { randomBytes } from "node:crypto";
import type { Database } from "@/db/client/database";
import { changeDraft, createDraft } from "@/db/queries/drafts";
import type { Submission } from "@/db/queries/submissions";
import { type MarketCode, market } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { sampleBusinesses } from "@/lib/markets/samples";
import type { Answers } from "@/lib/sign-up/answers";
import { businessAnswer } from "@/lib/sign-up/business";
import type { PlanAnswer } from "@/lib/sign-up/plan";
import { openPayment } from "@/server/payments/open";
import { verifyPayment } from "@/server/payments/verify";
import { submit } from "@/server/sign-up/submit";

type SignUpChoices = { in?: MarketCode; plan?: PlanAnswer; email?: string };

/** Fills in the wizard and submits it, without opening the provider's page. */
export async function signUp(
  db: Database,
  { in: code = "uk", plan = { planType: "starter", hasRollover: false }, email }: SignUpChoices = {},
) {
  const token = randomBytes(32).toString("hex");
  const start = {
    market: code,
    edition: code,
    originalCurrency: mainEdition(code).currency,
    geoDetectionMethod: "manual",
    geoDetectedCountry: null,
    currencyOverrideAt: null,
    submissionLocale: "en-GB",
  } as const;
  const draft = await createDraft(db, start, answersIn(code, plan, email), token);
  const submission = await submitReview(draft, token);
  const submitAgain = async (to: MarketCode, answers: Answers) => {
    const saved = await changeDraft(db, token, () => ({ market: to, edition: to, answers }));
    if (!saved) throw new Error("the draft is gone");
    return submitReview(saved, token);
  };
  return {
    submission,
    draft,
    /** Changes the plan and submits again; returns the updated submission. */
    async changeTo(other: PlanAnswer, to: MarketCode = code): Promise<Submission> {
      return submitAgain(to, answersIn(to, other, email));
    },
    /** Changes the contact's address and submits again; returns the updated submission. */
    changeEmail: (to: string): Promise<Submission> => submitAgain(code, answersIn(code, plan, to)),
  };
}

async function submitReview(
  draft: Parameters<typeof submit>[0],
  ownerTokenHash: string,
): Promise<Submission> {
  const reviewed = {
    version: draft.version,
    edition: mainEdition(draft.market),
    overFrench: null,
    termsVersion: "terms",
    ownerTokenHash,
    acceptedAt: new Date(),
  };
  const submitted = await submit(draft, reviewed);
  if (submitted.outcome !== "submitted") throw new Error(`not submitted: ${submitted.outcome}`);
  return submitted.submission;
}

/** Opens the payment page and returns its address. Retries, since a busy machine may exceed the deadline. */
export async function openPaymentPage(submission: Pick<Submission, "id">): Promise<string> {
  for (;;) {
    const opened = await openPayment(submission);
    if (opened.ok) return opened.address;
    if (opened.code !== "deadline") throw new Error(`not opened: ${opened.code}`);
  }
}

/** Verifies the payment as the page does. Retries while it is `processing`, as when the provider was late. */
export async function verifyWithRetries(
  ids: Parameters<typeof verifyPayment>[0],
  ...buyerHashes: readonly (string | null)[]
): ReturnType<typeof verifyPayment> {
  for (;;) {
    const answered = await verifyPayment(ids, buyerHashes);
    if (answered.answer.status !== "processing") return answered;
  }
}

function answersIn(code: MarketCode, plan: PlanAnswer, email = "harriet@fenwick.example"): Answers {
  const { number, address } = sampleBusinesses[code];
  return {
    plan,
    rollover: { answered: true },
    business: businessAnswer.parse({
      businessName: "Fenwick & Hale Joinery",
      companiesHouseNumber: number,
      registeredAddress: address,
      directors: [{ name: "Harriet Fenwick", officer_role: "director" }],
    }),
    contact: {
      contactName: "Harriet Fenwick",
      contactEmail: email,
      contactPhone: "",
      accountingSoftware: market(code).software[0],
    },
  };
}
