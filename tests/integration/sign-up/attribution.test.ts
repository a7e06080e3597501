import { expect, it } from "vitest";
import { drafts, submissions } from "@/db/schema";
import { signUpEmail } from "@/server/mail/mails/firm-notices";
import { currentDraft } from "@/server/sign-up/drafts";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { send } from "@/tests/support/sign-up/tab";
import { first, straight } from "@/tests/support/sign-up/wizard-model";

fakeGoCardless();

const start = "http://localhost:3000/uk/get-started";

async function signUpFrom(page: Record<string, string>): Promise<void> {
  newBrowser(page);
  for (const act of straight) await send(act, first);
  const draft = await currentDraft();
  const plan = { planType: "starter", hasRollover: true } as const;
  const review = { step: "review", at: "uk", plan, version: draft?.version ?? 0 } as const;
  expect(await send({ tab: 0, does: "pay", accepts: true }, review)).toMatch(/^http:\/\/127\.0\.0\.1/);
}

describeOnDatabase("where a sign-up came from", (use) => {
  it("is stored with the submission and shown to the firm", async () => {
    const campaign = "utm_source=newsletter&utm_campaign=Autumn%20offer&referrer=news.example";
    await signUpFrom({ referer: `${start}?${campaign}&utm_term=%00${"x".repeat(500)}` });
    const [row] = await use().db.select().from(submissions);
    const stored = {
      utm_source: "newsletter",
      utm_campaign: "Autumn offer",
      utm_term: "x".repeat(100),
      referrer: "news.example",
    };
    expect(row?.additionalData.attribution).toEqual(stored);
    const mail = JSON.stringify(row && signUpEmail(row, []));
    for (const text of ["How they found us", ...Object.values(stored)]) expect(mail).toContain(text);
  });

  it.each([null, start, "nonsense"])("is absent where the page is %s", async (referer) => {
    await signUpFrom(referer === null ? {} : { referer });
    expect(await use().db.select({ attribution: drafts.attribution }).from(drafts)).toEqual([
      { attribution: null },
    ]);
    const [row] = await use().db.select().from(submissions);
    expect(row?.additionalData).not.toHaveProperty("attribution");
    expect(JSON.stringify(row && signUpEmail(row, []))).not.toContain("How they found us");
  });
});
