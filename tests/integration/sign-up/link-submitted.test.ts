import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { attemptsOf } from "@/db/queries/attempts";
import { findLink, issueLink } from "@/db/queries/links";
import { confirmationKeys, drafts } from "@/db/schema";
import { viewPayment } from "@/server/confirmation/view";
import { buyerHashes } from "@/server/http/cookies";
import { openAgain, resumePayment } from "@/server/payments/open";
import { sweep } from "@/server/payments/sweep";
import { currentDraft } from "@/server/sign-up/drafts";
import { linkPage } from "@/server/sign-up/links";
import { newToken } from "@/server/token";
import { holdsCookie, newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { follow, followOnce, leftAtTheBank, reminderTo } from "@/tests/support/payments/left-at-the-bank";
import { signUp } from "@/tests/support/payments/sign-up";
import { payer, press as pressButton } from "@/tests/support/sandbox";

const sandbox = fakeGoCardless();
const first = "/uk/get-started/plan?plan=starter";

describeOnDatabase("F50: a link to another device, used after the submission,", (use) => {
  /** A link that was asked for on the page. */
  async function linkTo(draftId: string, linkEmail: string): Promise<string> {
    const { token, hash } = newToken();
    await use().db.update(drafts).set({ linkEmail }).where(eq(drafts.id, draftId));
    await issueLink(use().db, draftId, hash);
    return token;
  }

  it("moves nothing, though it was sent before, and leads to the bank as a reminder's does", async () => {
    const { submission, draft } = await signUp(use().db);
    const { submissionId, submittedAt } = { submissionId: submission.id, submittedAt: new Date() };
    await use().db.update(drafts).set({ submissionId: null, submittedAt: null });
    const key = await linkTo(draft.id, submission.contactEmail);
    newBrowser();
    expect(await linkPage(key)).toMatchObject({ opens: "answers" });
    await use().db.update(drafts).set({ submissionId, submittedAt });
    expect(await linkPage(key)).toMatchObject({ state: "open", opens: "payment" });
    expect(await follow(key)).toMatch(/^http/);
    expect(await currentDraft()).toBeNull();
    expect(await use().db.select().from(drafts)).toMatchObject([{ id: draft.id, version: draft.version }]);
  });

  it("has no key where it goes to another address", async () => {
    const { draft } = await leftAtTheBank(use().db);
    const { hash } = newToken();
    await use().db.update(drafts).set({ linkEmail: "robin@else.example" });
    expect(await issueLink(use().db, draft.id, hash)).toMatchObject({ opens: "plan" });
    expect(await findLink(use().db, hash)).toBeNull();
  });

  it("opens nothing once the contact has another address, used before or not", async () => {
    const { submission, key, changeEmail } = await leftAtTheBank(use().db);
    newBrowser();
    await follow(key);
    const unused = await reminderTo(use().db, submission);
    await changeEmail("mallory@else.example");
    newBrowser();
    for (const link of [key, unused]) expect(await followOnce(link)).toBe(first);
    expect(holdsCookie()).toBe(false);
    expect(await use().db.$count(confirmationKeys)).toBe(0);
    const [kept] = await use().db.select().from(drafts).where(eq(drafts.id, submission.draftId));
    expect(kept?.submissionId).toBe(submission.id);
  });

  it("lets nobody in any more once the customer corrects the address", async () => {
    const { submission, key, changeEmail } = await leftAtTheBank(use().db);
    newBrowser();
    const page = await follow(key);
    const { requestId } = (await attemptsOf(use().db, submission.id))[0] ?? {};
    const ids = { submissionId: submission.id, requestId: requestId ?? "" };
    const maySetUp = async () => (await viewPayment(ids, new Date())).maySetUp;
    const pagesMade = async () => (await sandbox.requests("POST", "/billing_request_flows")).length;
    expect(await maySetUp()).toBe(true);
    const before = await pagesMade();
    await changeEmail("harriet@hale.example");
    const hashes = await buyerHashes();
    expect([await maySetUp(), await resumePayment(ids, hashes)]).toEqual([false, null]);
    // As when the address is corrected between the two statements of a press.
    expect(await openAgain(submission, hashes[0] ?? "")).toBeNull();
    expect(await pagesMade()).toBe(before);
    // The page that the reader of the former address had opened is closed.
    await sweep();
    await expect(pressButton(page, "approve", payer)).rejects.toThrow("This request is cancelled");
    expect(await viewPayment(ids, new Date())).toMatchObject({ thanks: null, maySetUp: false });
  });

  it("lets in as before after a correction that leaves the address", async () => {
    const { key, changeEmail } = await leftAtTheBank(use().db);
    newBrowser();
    const page = await follow(key);
    await changeEmail("Harriet@Fenwick.example");
    expect(await use().db.$count(confirmationKeys)).toBe(1);
    expect(await follow(key)).not.toBe(page);
  });

  it("works in one browser, and for ten minutes more in others, in case its response was lost", async () => {
    const { key } = await leftAtTheBank(use().db);
    newBrowser();
    await follow(key);
    const comeBack = newBrowser();
    await follow(key);
    await use()
      .db.update(drafts)
      .set({ updatedAt: new Date(Date.now() - 11 * 60_000) });
    newBrowser();
    expect(await linkPage(key)).toMatchObject({ state: "used" });
    expect(await followOnce(key)).toBe("closed");
    comeBack();
    expect(await linkPage(key)).toMatchObject({ state: "open", opens: "payment" });
    expect(await follow(key)).toMatch(/^http/);
  });
});
