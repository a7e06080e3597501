import { expect, it } from "vitest";
import { saveContact } from "@/app/[market]/get-started/actions";
import { drafts, submissions } from "@/db/schema";
import { honeypotField } from "@/lib/sign-up/form";
import { currentDraft } from "@/server/sign-up/drafts";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { post, send } from "@/tests/support/sign-up/tab";
import { first, straight } from "@/tests/support/sign-up/wizard-model";

fakeGoCardless();

const contact = {
  contactName: "Rosa Marsh",
  contactEmail: "rosa@harbour.example",
  accountingSoftware: "xero",
};

describeOnDatabase("bot signals", (use) => {
  it.each([
    ["a person", "", false],
    ["a program", "https://spam.example", true],
  ])("is stored with the submission of %s, and never blocks it", async (_, website, trapFilled) => {
    newBrowser();
    for (const act of straight.slice(0, 3)) await send(act, first);
    await post(saveContact, "uk", { ...contact, [honeypotField]: website });
    const began = new Date(Date.now() - 95_000);
    await use().db.update(drafts).set({ createdAt: began });
    const draft = await currentDraft();
    const plan = { planType: "starter", hasRollover: true } as const;
    const review = { step: "review", at: "uk", plan, version: draft?.version ?? 0 } as const;
    expect(await send({ tab: 0, does: "pay", accepts: true }, review)).toMatch(/^http:\/\/127\.0\.0\.1/);
    const [row] = await use().db.select().from(submissions);
    expect(row?.additionalData.signals?.trapFilled).toBe(trapFilled);
    const seconds = row?.additionalData.signals?.secondsToSubmit ?? 0;
    expect(seconds).toBeGreaterThanOrEqual(94);
    expect(seconds).toBeLessThanOrEqual(Math.ceil((Date.now() - began.getTime()) / 1000));
    expect(JSON.stringify(row)).not.toContain("spam.example");
  });
});
