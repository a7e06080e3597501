import { eq } from "drizzle-orm";
import type { OpenDatabase } from "@/db/client/database";
import { changeDraft, createDraft } from "@/db/queries/drafts";
import { dailyCounts, drafts, signUpTimes } from "@/db/schema";
import { dateIn } from "@/lib/dates";
import type { MarketCode } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import type { PaymentStatus } from "@/lib/payments/states";
import { business, contact } from "@/tests/support/full-answers";
import { answers, aSubmission, start } from "../database/rows";

/** The first saving answers steps 1 and 2, the others one each. */
const saved = [{}, answers, { ...answers, business }, { ...answers, business, contact }];

/** What became of a sign-up: how many times it was saved, whether it was ever confirmed, and whether its draft is gone. */
export type History = {
  daysAgo: number;
  saves: number;
  status: PaymentStatus | null;
  wasConfirmed: boolean;
  price: number;
  gone: boolean;
};

/** Begins sign-ups in the past and lets them go on, for tests of what is counted. */
export function newHistories(use: () => OpenDatabase) {
  async function begin({ daysAgo }: Pick<History, "daysAgo">, code: MarketCode = "uk") {
    const token = crypto.randomUUID();
    const { db } = use();
    const draft = await createDraft(db, { ...start, market: code, edition: code }, {}, token);
    const startedAt = new Date(Date.now() - daysAgo * 86_400_000);
    await db.update(signUpTimes).set({ startedAt }).where(eq(signUpTimes.draftId, draft.id));
    return { draft, token, day: dateIn(mainEdition("uk").timeZone, startedAt) };
  }

  /** Returns the day on which it was started. */
  async function live(history: History) {
    const { db } = use();
    const { draft, token, day } = await begin(history);
    const last = history.status ? 3 : history.saves;
    for (const step of saved.slice(1, last + 1)) await changeDraft(db, token, () => ({ answers: step }));
    if (history.status) {
      const debit = history.wasConfirmed && {
        mandateId: draft.id,
        subscriptionId: draft.id,
        confirmedAt: new Date(),
      };
      const row = { draftId: draft.id, planPrice: history.price, paymentStatus: history.status, ...debit };
      const { id } = await aSubmission(db, row);
      await db
        .update(drafts)
        .set({ submissionId: id, submittedAt: new Date() })
        .where(eq(drafts.id, draft.id));
    }
    if (history.gone) await db.delete(drafts).where(eq(drafts.id, draft.id));
    return day;
  }

  /** The counts by day, market and what is counted. */
  async function counts(): Promise<Record<string, number>> {
    const rows = await use().db.select().from(dailyCounts);
    return Object.fromEntries(rows.map((row) => [`${row.day} ${row.market} ${row.what}`, row.count]));
  }

  return { begin, live, counts };
}
