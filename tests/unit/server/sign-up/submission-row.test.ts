import { expect, it } from "vitest";
import { mainEdition } from "@/lib/markets/editions";
import { sampleDraft, sampleSubmission } from "@/scripts/mail/sample-rows";
import { answersOf, rowOf } from "@/server/sign-up/submission-row";
import { business, contact } from "@/tests/support/full-answers";

it("a submission gives back the answers from which it was made", () => {
  const here = mainEdition("uk");
  const answers = { business, contact: { ...contact, accountingSoftware: "xero" as const } };
  const plan = { planType: "starter", hasRollover: false } as const;
  const row = rowOf(
    sampleDraft(here),
    { plan, ...answers },
    { edition: here, acceptedAt: new Date("2026-11-23T10:00:00Z"), contactPhoneE164: null },
  );
  const sample = sampleSubmission(here, { business: "Fenwick Joinery", person: "Harriet Fenwick", note: "" });
  expect(answersOf({ ...sample, ...row })).toEqual(answers);
});
