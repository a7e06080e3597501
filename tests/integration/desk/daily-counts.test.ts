import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { changeDraft } from "@/db/queries/drafts";
import { saveProgress } from "@/db/queries/jobs";
import { issueLink, openLink } from "@/db/queries/links";
import { dailyCounts, dailyTimes, drafts, signUpTimes, submissions } from "@/db/schema";
import { countDays, recountDays } from "@/desk/overview/count-days";
import { recountDay } from "@/desk/overview/queries";
import { jack250 } from "@/tests/support/prices";
import { describeOnDatabase } from "../../support/database/database";
import { answers, aRow, aSubmission } from "../../support/database/rows";
import { newHistories } from "../../support/desk/histories";

describeOnDatabase("daily counts", (use) => {
  const { begin, live, counts } = newHistories(use);

  it("keep a confirmed sign-up in the funnel when its payment fails later, but not in the revenue", async () => {
    const { db } = use();
    const { draft, day } = await begin({ daysAgo: 3 }, "us");
    await db.update(drafts).set({ submissionId: draft.id, submittedAt: new Date() });
    const { id } = await aSubmission(db, {
      ...aRow({ currency: "USD", serviceCountry: "USA", businessNumberType: "ein" }),
      accountingSoftware: "quickbooks",
      businessRegistrationNumber: "123456789",
      draftId: draft.id,
      planPrice: 193_70,
      paymentStatus: "confirmed",
      confirmedAt: new Date(),
      mandateId: "MD1",
      subscriptionId: "SB1",
    });
    await countDays();
    const [confirmed] = await db.select().from(dailyCounts).where(eq(dailyCounts.what, "confirmed"));
    expect(confirmed).toEqual({
      day,
      market: "us",
      what: "confirmed",
      currency: "USD",
      count: 1,
      sum: 193_70,
    });
    await db
      .update(submissions)
      .set({ paymentStatus: "failed", updatedAt: sql`now()` })
      .where(eq(submissions.id, id));
    await countDays();
    expect(await counts()).toMatchObject({ [`${day} us failed`]: 1, [`${day} us confirmed`]: 1 });
    const [ended] = await db.select().from(dailyCounts).where(eq(dailyCounts.what, "confirmed"));
    expect(ended?.sum).toBe(0);
  });

  it("are whole after a run that broke in the middle of a day or between two", async () => {
    const first = await live({
      daysAgo: 4,
      saves: 2,
      status: null,
      wasConfirmed: false,
      price: 0,
      gone: true,
    });
    await live({
      daysAgo: 0,
      saves: 3,
      status: "pending",
      wasConfirmed: false,
      price: jack250.minor,
      gone: false,
    });
    await countDays();
    const whole = await counts();
    await use().db.delete(dailyCounts);
    // A transaction that fails after its deletions leaves the day as it was.
    await recountDay(use().db, first);
    const half = await counts();
    await expect(
      use().db.transaction(async (tx) => {
        await recountDay(tx, first);
        throw new Error("killed");
      }),
    ).rejects.toThrow("killed");
    expect(await counts()).toEqual(half);
    await recountDays();
    expect(await counts()).toEqual(whole);
  });

  it("go on where a run was cut short", async () => {
    const { db } = use();
    const days = [];
    for (const daysAgo of [0, 1, 2])
      days.push(await live({ daysAgo, saves: 1, status: null, wasConfirmed: false, price: 0, gone: false }));
    const until = new Date(Date.now() - 1_000);
    await saveProgress(db, "count_days", { doneUntil: null, resume: { after: days[0] ?? "", until } });
    expect(await countDays()).toBe(2);
    expect(Object.keys(await counts()).filter((key) => key.endsWith("started"))).not.toContain(
      `${days[0]} uk started`,
    );
    expect(await countDays()).toBe(3); // Changed within the overlap
    expect(Object.keys(await counts()).filter((key) => key.endsWith("started"))).toHaveLength(3);
  });

  it("keep what they know of a day whose rows are gone", async () => {
    const day = await live({ daysAgo: 1, saves: 1, status: null, wasConfirmed: false, price: 0, gone: true });
    await countDays();
    await use().db.delete(signUpTimes);
    await countDays();
    await recountDays();
    expect(await counts()).toMatchObject({ [`${day} uk started`]: 1 });
  });

  it("count a sign-up once that goes on in another browser, in the market where it was ordered", async () => {
    const { db } = use();
    const { draft, token, day } = await begin({ daysAgo: 0 });
    const contact = { contactName: "Ada", contactEmail: "ada@harbour.example", contactPhone: "" };
    const reached = { ...answers, contact: { ...contact, accountingSoftware: "xero" as const } };
    await changeDraft(db, token, () => ({ answers: reached, market: "ca" }));
    await issueLink(db, draft.id, "link", contact.contactEmail);
    const otherDevice = { draftHash: "other", purchaseHash: "purchase" };
    expect(await openLink(db, "link", otherDevice)).toMatchObject({ draft: { answers: reached } });
    await countDays();
    expect(await counts()).toMatchObject({
      [`${day} ca started`]: 1,
      [`${day} ca rollover`]: 1,
      [`${day} ca business`]: 1,
    });
  });

  it("belong to days in London, also where clocks change", async () => {
    const { db } = use();
    const instants = [
      "2026-10-24T22:59:59Z",
      "2026-10-24T23:00:00Z",
      "2026-10-25T23:59:59Z",
      "2026-10-26T00:00:00Z",
    ];
    for (const instant of instants) {
      const { draft } = await begin({ daysAgo: 0 });
      await db
        .update(signUpTimes)
        .set({ startedAt: new Date(instant) })
        .where(eq(signUpTimes.draftId, draft.id));
    }
    for (const day of ["2026-10-24", "2026-10-25", "2026-10-26"]) await recountDay(db, day);
    expect(await counts()).toEqual({
      "2026-10-24 uk started": 1,
      "2026-10-25 uk started": 2,
      "2026-10-26 uk started": 1,
    });
  });

  it("hold the times of the steps in buckets", async () => {
    const { db } = use();
    const { draft, day } = await begin({ daysAgo: 0 });
    const [times] = await db.select().from(signUpTimes);
    const after = (seconds: number) => new Date((times?.startedAt.getTime() ?? 0) + seconds * 1_000);
    await db
      .update(signUpTimes)
      .set({ rolloverAt: after(40), businessAt: after(50), submittedAt: after(1_000) })
      .where(eq(signUpTimes.draftId, draft.id));
    await recountDay(db, day);
    const rows = await db.select().from(dailyTimes);
    expect(Object.fromEntries(rows.map(({ step, bucket }) => [step, bucket]))).toEqual({
      plan: 16,
      rollover: 10,
      whole: 30,
    });
  });
});
