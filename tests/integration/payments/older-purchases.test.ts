import { expect, it } from "vitest";
import { saveBusiness } from "@/app/[market]/get-started/actions";
import { POST } from "@/app/api/verify-gocardless-payment/route";
import { attemptsOf } from "@/db/queries/attempts";
import { submissions } from "@/db/schema";
import { ownerHash } from "@/server/http/cookies";
import { currentDraft } from "@/server/sign-up/drafts";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { post, send } from "@/tests/support/sign-up/tab";
import { first, straight, type TabState } from "@/tests/support/sign-up/wizard-model";
import { until } from "@/tests/support/time";

const sandbox = fakeGoCardless();
const business = {
  businessName: "Harbour Bakery",
  companiesHouseNumber: "12345678",
  "registeredAddress.addressLine1": "1 Quay Street",
  "registeredAddress.locality": "Bristol",
  "registeredAddress.postalCode": "BS1 4ND",
};

describeOnDatabase("a payment that was open when purchases got their own keys", (use) => {
  const verify = async ({ submissionId, requestId }: { submissionId: string; requestId: string }) => {
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    const body = JSON.stringify({ submissionId, redirectFlowId: requestId });
    const call = { method: "POST", body, headers };
    return (await POST(new Request("http://localhost/api/verify-gocardless-payment", call))).json();
  };

  it("is confirmed with the full e-mail address to a browser that holds only its draft's token", async () => {
    newBrowser();
    for (const act of straight.slice(0, -1)) await send(act, first);
    await post(saveBusiness, "uk", business);
    const ownerTokenHash = (await ownerHash()) ?? "";
    const version = (await currentDraft())?.version ?? 0;
    const shown: TabState = { ...first, plan: { planType: "starter", hasRollover: true }, version };
    await send({ tab: 0, does: "pay", accepts: true }, shown);
    const [submission] = await use().db.update(submissions).set({ ownerTokenHash }).returning();
    if (!submission) throw new Error("nothing was submitted");
    const [attempt] = await attemptsOf(use().db, submission.id);
    const ids = { submissionId: submission.id, requestId: attempt?.requestId ?? "" };
    await sandbox.approve(ids.requestId);
    await until(async () => (await verify(ids)).success);
    expect(await verify(ids)).toMatchObject({ success: true, contactEmail: "rosa@harbour.example" });
    newBrowser();
    expect((await verify(ids)).contactEmail).not.toContain("rosa@harbour");
  });
});
