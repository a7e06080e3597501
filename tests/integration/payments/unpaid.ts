import { sql } from "drizzle-orm";
import type { OpenDatabase } from "@/db/client/database";
import { paymentAttempts, submissions } from "@/db/schema";
import { purge } from "@/server/jobs/purge";
import { letPass } from "@/tests/support/database/clock";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const hour = 3_600;
export const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Unpaid sign-ups and the job that deletes them. */
export function unpaidOf(use: () => OpenDatabase) {
  return {
    purge,
    references: async () =>
      (await use().db.select({ reference: submissions.reference }).from(submissions))
        .map(({ reference }) => reference)
        .sort(),

    /** Long enough for the clock to be trusted. */
    async clockIsSteady() {
      for (let hours = 0; hours <= 25; hours += 1) {
        await purge();
        await letPass(use().db, hour);
      }
    },

    async aDayLater() {
      await letPass(use().db, hour);
      await use()
        .db.update(submissions)
        .set({ checkedAt: daysAgo(2) });
    },

    async leftAYearAgo() {
      const { submission } = await signUp(use().db);
      await openPaymentPage(submission);
      const long = daysAgo(367);
      await use().db.update(submissions).set({ createdAt: long, updatedAt: long, checkedAt: long });
      await use().db.update(paymentAttempts).set({ createdAt: long });
      return submission;
    },
  };
}
