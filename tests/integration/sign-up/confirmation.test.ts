import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { beforeEach, expect, it } from "vitest";
import { GET as agreement } from "@/app/payment-success/agreement.pdf/route";
import { GET as calendar } from "@/app/payment-success/dates.ics/route";
import { emailLink, openHere } from "@/app/payment-success/open/actions";
import { addToOutbox } from "@/db/queries/outbox";
import { confirmationKeys, outbox, submissions } from "@/db/schema";
import type { ConfirmationIds } from "@/lib/payments/link";
import { confirmationFile, confirmationPath, openConfirmationPath } from "@/lib/routing/addresses";
import { signUpStages } from "@/lib/sign-up/stages";
import { openConfirmationState, sendConfirmationLink } from "@/server/confirmation/mailed-link";
import { viewPayment } from "@/server/confirmation/view";
import { buyerHashes } from "@/server/http/cookies";
import { debitEnded } from "@/server/mail/mails/debit-ended";
import { confirmationAddress } from "@/server/payments/links";
import { resumePayment } from "@/server/payments/open";
import { newToken } from "@/server/token";
import { holdsCookie, newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { drainMail, firstAttempt } from "@/tests/support/drain-mail";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { pdfTexts } from "@/tests/support/pdf-text";
import { redirectOf } from "@/tests/support/sign-up/tab";
import { buy } from "./bought";

const sandbox = fakeGoCardless();
const mailbox = mailboxOfFile();
const now = () => new Date();

const seen = async (ids: ConfirmationIds) => (await viewPayment(ids, now())).thanks;
const page = async (ids: ConfirmationIds | null, key?: string) =>
  (await openConfirmationState(ids ?? { submissionId: null, requestId: null }, key, now())).page;
const fetched = (get: typeof agreement, file: "agreement.pdf" | "dates.ics", ids: ConfirmationIds) =>
  get(new Request(`http://localhost:3000${confirmationFile(file, ids.submissionId, ids.requestId)}`));

function fields(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const askFor = ({ submissionId, requestId }: ConfirmationIds) =>
  redirectOf(() => emailLink(null, fields({ submissionId, requestId })));
const press = (key: string, token = newToken().token) =>
  redirectOf(() => openHere(null, fields({ key, token })));

const mailedKey = (about = "Open your Jack confirmation") => mailbox.mailedKey(about);

describeOnDatabase("the confirmation of a browser that bought", (use) => {
  const move = (days: number) =>
    use()
      .db.update(submissions)
      .set({ confirmedAt: sql`now() - make_interval(days => ${days})` });
  const keys = () => use().db.select().from(confirmationKeys).orderBy(confirmationKeys.createdAt);

  beforeEach(() => void newBrowser());

  it("is whole for 29 days, with its files, although the draft is gone", async () => {
    const { submission, ids } = await buy(use());
    for (const days of [0, 8, 29]) {
      await move(days);
      expect((await seen(ids))?.owner?.reference, `after ${days} days`).toBe(submission.reference);
    }
    const file = await fetched(agreement, "agreement.pdf", ids);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    const order = (await seen(ids))?.owner?.agreement.order;
    expect(pdfTexts(await file.bytes()).flat()).toContain(order?.[0]?.[1]);
    const dates = await fetched(calendar, "dates.ics", ids);
    expect(dates.headers.get("content-type")).toContain("text/calendar");
    expect(await dates.text()).toContain(submission.reference);
  });

  it("has the portal open once the desk's stage says that the checks are done", async () => {
    const { ids } = await buy(use());
    const open: string[] = [];
    for (const stage of signUpStages) {
      await use().db.update(submissions).set({ stage });
      if ((await seen(ids))?.owner?.hasPortal) open.push(stage);
    }
    expect(open).toEqual(["checks_done", "live"]);
  });

  it("is closed after 31 days, to everybody, and no link is sent any more", async () => {
    const { ids } = await buy(use());
    await move(31);
    expect(await seen(ids)).toMatchObject({ isClosed: true, owner: null });
    const file = await fetched(agreement, "agreement.pdf", ids);
    const shown = confirmationPath(ids.submissionId, ids.requestId);
    expect([file.status, file.headers.get("location")]).toEqual([303, shown]);
    expect(await page(ids)).toEqual({ state: "redirect", address: shown });
    await askFor(ids);
    expect((await use().db.select().from(outbox)).map(({ kind }) => kind)).not.toContain("confirmation_link");
  });

  it("shows nothing to a stranger, whose files lead to the page", async () => {
    const { submission, ids } = await buy(use());
    newBrowser();
    expect(await seen(ids)).toMatchObject({ isClosed: false, owner: null });
    for (const [get, file] of [
      [agreement, "agreement.pdf"],
      [calendar, "dates.ics"],
    ] as const) {
      const answer = await fetched(get, file, ids);
      expect([answer.status, await answer.text()]).toEqual([303, ""]);
    }
    expect(await page(ids)).toEqual({ state: "ask", opens: "confirmation" });
    expect(await page({ ...ids, requestId: "BRQ0000" })).toEqual({ state: "unknown" });
    expect(submission.reference).toMatch(/^JK-/);
  });

  it("opens in another browser by a link to the customer's address, once, and stays open here", async () => {
    const { submission, ids } = await buy(use());
    const comeBack = newBrowser();
    expect(await askFor(ids)).toMatch(/&sent=1$/);
    const key = await mailedKey();
    const [mail] = await mailbox.messages();
    expect(mail?.to).toEqual(["Rosa Marsh <rosa@harbour.example>"]);
    const before = await keys();
    for (const _ of ["a scanner", "a person"]) expect(await page(null, key)).toMatchObject({ state: "open" });
    expect([await keys(), holdsCookie()]).toEqual([before, false]);
    const { token } = newToken();
    for (const _ of ["a press", "a press whose answer was lost"])
      expect(await press(key, token)).toBe(confirmationPath(ids.submissionId, ids.requestId));
    expect((await seen(ids))?.owner?.reference).toBe(submission.reference);
    expect((await viewPayment(ids, now())).isOwner, "nor may it set up a payment").toBe(false);
    expect(await fetched(calendar, "dates.ics", ids)).toMatchObject({ status: 200 });
    expect(await page(ids)).toMatchObject({ state: "redirect" });
    newBrowser();
    expect(await page(null, key)).toMatchObject({ state: "used" });
    expect(await press(key)).toContain("/payment-success/open?key=");
    expect((await seen(ids))?.owner).toBeNull();
    comeBack();
    expect((await seen(ids))?.owner?.reference).toBe(submission.reference);
  });

  it.each([1, 90])(
    "leads back to the bank once the debit ended after %i days, in any browser",
    async (days) => {
      const { submission, ids } = await buy(use());
      await move(days);
      await use().db.update(submissions).set({ paymentStatus: "cancelled" });
      const shown = async () => (await viewPayment(ids, now())).maySetUp;
      expect(await shown()).toBe(true);
      const built = await debitEnded.build(
        { submissionId: submission.id, reason: "debit_ended" },
        firstAttempt,
      );
      expect(JSON.stringify(built)).toContain(openConfirmationPath(ids.submissionId, ids.requestId));
      newBrowser();
      expect([await shown(), await page(ids)]).toEqual([false, { state: "ask", opens: "payment" }]);
      await askFor(ids);
      const key = await mailedKey("Set up your Jack payment");
      expect(await page(null, key)).toMatchObject({ state: "open", opens: "payment" });
      expect(await press(key)).toMatch(/\/flow\?id=BRF/);
      const [opened] = (await sandbox.requests("POST", "/billing_request_flows")).slice(-1);
      expect(opened?.body.billing_request_flows.prefilled_customer).toEqual({
        email: submission.contactEmail,
      });
      expect(await shown()).toBe(true);
    },
  );

  it("leads to an address with a request while the way to the bank has none", async () => {
    const { submission, ids } = await buy(use());
    await use().db.update(submissions).set({ paymentStatus: "cancelled" });
    await sandbox.fault({ kind: "status", status: 500, path: "/billing_requests*", times: "always" });
    expect(await resumePayment(ids, await buyerHashes())).toMatchObject({ ok: false });
    await sandbox.control("DELETE", "faults");
    expect(await confirmationAddress(submission.id)).toBe(confirmationPath(ids.submissionId, ids.requestId));
  });

  it("opens nothing for a person who was erased, and sends no link", async () => {
    const { ids } = await buy(use());
    await use().db.update(submissions).set({ paymentStatus: "cancelled", erasedAt: now() });
    newBrowser();
    expect(await page(ids)).toMatchObject({ state: "redirect" });
    expect(await viewPayment(ids, now())).toMatchObject({ opens: null, maySetUp: false });
    await askFor(ids);
    expect((await use().db.select().from(outbox)).map(({ kind }) => kind)).not.toContain("confirmation_link");
  });

  it("has links that work for 15 minutes", async () => {
    const { ids } = await buy(use());
    newBrowser();
    await askFor(ids);
    const key = await mailedKey();
    const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;
    await use()
      .db.update(confirmationKeys)
      .set({ createdAt: minutesAgo(14) });
    expect(await page(null, key)).toMatchObject({ state: "open" });
    await use()
      .db.update(confirmationKeys)
      .set({ createdAt: minutesAgo(16) });
    expect(await page(null, key)).toMatchObject({ state: "used" });
    expect(await press(key)).toContain("/payment-success/open?key=");
    expect((await seen(ids))?.owner).toBeNull();
  });

  it("is mailed once for a request that a proxy repeats, and again a minute later", async () => {
    const { ids } = await buy(use());
    const at = Date.now();
    const mailsAfter = async (seconds: number) => {
      await sendConfirmationLink(ids, new Date(at + seconds * 1_000));
      await drainMail();
      return (await mailbox.messages()).filter(({ subject }) => subject.startsWith("Open your")).length;
    };
    expect([await mailsAfter(0), await mailsAfter(0), await mailsAfter(60)]).toEqual([1, 1, 2]);
  });

  it("keeps its links' secrets in the mail alone, and sends five an hour", async () => {
    const { ids } = await buy(use());
    newBrowser();
    for (let n = 0; n < 5; n += 1) expect(await askFor(ids)).toMatch(/&sent=1$/);
    expect(await askFor(ids)).toMatch(/&wait=60$/);
    const key = await mailedKey();
    expect(JSON.stringify([await keys(), await use().db.select().from(outbox)])).not.toContain(key);
  });

  it.each(["", "x", "0".repeat(43)])("does not open by %j", async (key) => {
    const { ids } = await buy(use());
    newBrowser();
    expect(await page(null, key)).toEqual({ state: "unknown" });
    expect(await press(key)).toContain("/payment-success/open?key=");
    expect((await seen(ids))?.owner).toBeNull();
  });

  it("comes with the welcome: the agreement attached, and a link that opens it on any device", async () => {
    const { submission, ids } = await buy(use());
    const payload = { submissionId: submission.id };
    await addToOutbox(use().db, [{ kind: "customer_confirmation", key: "welcome", payload }]);
    await drainMail();
    const welcome = (await mailbox.messages()).find(({ subject }) => subject.startsWith("Welcome"));
    const page = openConfirmationPath(ids.submissionId, ids.requestId);
    if (!welcome) throw new Error("no welcome");
    expect(welcome.text).toContain(`http://localhost:3000${page}`);
    expect(welcome.text).toContain("This message confirms our contract. Your agreement is attached.");
    const { attachments } = await PostalMime.parse(await mailbox.raw(welcome));
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`Jack-${submission.reference}.pdf`, "application/pdf"],
    ]);
    const [file] = attachments;
    if (!(file?.content instanceof ArrayBuffer)) throw new Error("nothing is attached");
    const order = (await seen(ids))?.owner?.agreement.order;
    expect(pdfTexts(new Uint8Array(file.content)).flat()).toContain(order?.[0]?.[1]);
  });
});
