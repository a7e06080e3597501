import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leads, operators, outbox, submissions } from "@/db/schema";
import { saveOwn } from "@/desk/settings/actions";
import { queueDueMails } from "@/server/mail/due";
import { form } from "../../support/browser";
import { describeOnDatabase } from "../../support/database/database";
import { aLead, aSubmission } from "../../support/database/rows";
import { signedInBrowser } from "../../support/desk/signed-in";
import { drainMail } from "../../support/drain-mail";
import { mailboxOfFile } from "../../support/mailbox";
import { redirectOf } from "../../support/sign-up/tab";

process.env.OPERATORS = "ana@firm.example:admin, bo@firm.example:viewer";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const mailbox = mailboxOfFile();
const ana = "ana@firm.example";
const bo = "bo@firm.example";

describeOnDatabase("the daily mail", (use) => {
  beforeEach(async () => {
    await switchOn(ana);
    await use()
      .db.update(operators)
      .set({ dailyMailSince: new Date("2026-11-01") });
  });
  afterEach(() => vi.useRealTimers());

  async function switchOn(email: string, dailyMail = "on") {
    await signedInBrowser(email);
    await redirectOf(() => saveOwn(form({ name: "", dailyMail })));
  }
  /** What is queued and sent then, however often two instances look. */
  async function sentAt(time: string) {
    await mailbox.control("POST", "reset", {});
    vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
    for (let round = 0; round < 2; round += 1) await Promise.all([queueDueMails(), queueDueMails()]);
    await use()
      .db.update(outbox)
      .set({ nextAttemptAt: new Date(0) });
    await drainMail();
    return mailbox.messages();
  }
  const lead = (name: string, sentAt: string, owner: string | null = null) =>
    use()
      .db.insert(leads)
      .values(aLead({ name, sentAt: new Date(sentAt), owner }));

  it("has what is late and due today, of its reader and of nobody, in one order with links without keys", async () => {
    const { db } = use();
    await lead("Due today", "2026-11-26T12:00:00Z");
    await lead("Late", "2026-11-24T12:00:00Z", ana);
    await lead("Bo's", "2026-11-24T12:00:00Z", bo);
    await lead("Due on Monday", "2026-11-27T09:30:00Z");
    const { id } = await aSubmission(db, { businessName: "Fenwick Joinery", stage: "contacted" });
    await db.update(submissions).set({ lastPayment: "failed" }).where(eq(submissions.id, id));
    await db.update(submissions).set({ lastPaymentAt: new Date("2026-11-26T18:00:00Z") });
    const [mail, ...others] = await sentAt("2026-11-27T08:01:00Z");
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([ana]);
    expect(mail?.subject).toBe("One thing is late, 2 are due today");
    const text = mail?.text ?? "";
    expect(
      text.match(/^.*: (Lead|Payment failed), .*$/gm)?.map((line) => line.replace(/: http.*/, "")),
    ).toEqual([
      "Late: Lead, late since 25 Nov 2026, 12:00. Yours.",
      "Due today: Lead, by 12:00. Nobody’s.",
      "Fenwick Joinery: Payment failed, by 17:30. Nobody’s.",
    ]);
    expect(text).toContain(`http://localhost:3000/console/sign-ups/${id}`);
    expect(text).not.toMatch(/key=|Bo's|Monday/);
  });

  it("leaves once on a working day from eight in London, and not without something to do", async () => {
    await lead("Late", "2026-11-24T12:00:00Z");
    expect(await sentAt("2026-11-27T07:59:00Z")).toEqual([]);
    expect(await sentAt("2026-11-28T09:00:00Z")).toEqual([]); // A Saturday
    expect(await sentAt("2026-12-25T09:00:00Z")).toEqual([]);
    expect(await sentAt("2026-11-27T08:00:00Z")).toHaveLength(1);
    expect(await sentAt("2026-11-27T16:00:00Z")).toEqual([]);
    expect(await sentAt("2026-11-30T08:00:00Z")).toHaveLength(1);
    await use().db.delete(leads);
    expect(await sentAt("2026-12-01T08:00:00Z")).toEqual([]);
    expect(await use().db.$count(outbox, eq(outbox.lastError, "not_needed"))).toBe(1);
  });

  it("goes to operators who want it: from the next morning on, until they switch it off or are none any more", async () => {
    const { db } = use();
    await lead("Late", "2026-11-24T12:00:00Z");
    await switchOn(bo);
    await db
      .update(operators)
      .set({ dailyMailSince: new Date("2026-11-27T10:00:00Z") })
      .where(eq(operators.email, bo));
    const readers = async (time: string) => (await sentAt(time)).flatMap(({ to }) => to).toSorted();
    expect(await readers("2026-11-27T11:00:00Z")).toEqual([ana]);
    expect(await readers("2026-11-30T11:00:00Z")).toEqual([ana, bo]);
    vi.useRealTimers();
    await switchOn(bo, "");
    await db.update(operators).set({ email: "former@firm.example" }).where(eq(operators.email, ana));
    expect(await readers("2026-12-01T11:00:00Z")).toEqual([]);
  });

  it("does not leave once its day is over", async () => {
    await lead("Late", "2026-11-24T12:00:00Z");
    vi.useFakeTimers({ now: new Date("2026-11-27T09:00:00Z"), toFake: ["Date"] });
    await queueDueMails();
    expect(await use().db.$count(outbox)).toBe(1);
    expect(await sentAt("2026-11-28T00:01:00Z")).toEqual([]);
  });
});
