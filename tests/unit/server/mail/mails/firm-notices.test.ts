import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Draft } from "@/db/queries/drafts";
import { mainEdition } from "@/lib/markets/editions";
import { signUpEmail } from "@/server/mail/mails/firm-notices";
import { rowOf } from "@/server/sign-up/submission-row";
import { start } from "@/tests/support/database/rows";
import { business, contact, typed } from "@/tests/support/full-answers";
import { purchase } from "@/tests/support/payments/purchase";

const now = new Date("2026-11-20T10:00:00.000Z");

const draft: Draft = {
  ...{ ...start, id: randomUUID(), answers: {}, answersVersion: 1, version: 1, attribution: null },
  ...{ honeypotFilled: false, linkEmail: null, frenchShownAt: null, refusedAnswer: null },
  ...{ submissionId: null, submittedAt: null },
  ...{ createdAt: now, updatedAt: now, expiresAt: now },
};

it("names every answer of the business and contact steps", () => {
  const answers = {
    plan: { planType: "starter", hasRollover: false },
    business,
    contact: { ...contact, accountingSoftware: "xero" },
  } as const;
  const row = rowOf(draft, answers, { edition: mainEdition("uk"), acceptedAt: now, contactPhoneE164: null });
  const text = JSON.stringify(signUpEmail({ ...purchase("uk"), ...row }, [])).toLowerCase();
  const missing = Object.values(typed).filter((answer) => !text.includes(answer.toLowerCase()));
  expect(missing).toEqual([]);
});
