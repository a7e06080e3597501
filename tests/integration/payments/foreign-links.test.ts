import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { submissions } from "@/db/schema";
import { verifyPayment } from "@/server/payments/verify";
import { repeated } from "@/tests/support/counts";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const samples = repeated("LINK_SAMPLES", { few: 20, many: 1_000 });
const sandbox = fakeGoCardless();

describeOnDatabase("F25: another customer's link", (use) => {
  const records = recordsOf(use);

  async function opened(email: string) {
    const { submission } = await signUp(use().db, { email });
    await openPaymentPage(submission);
    return { submissionId: submission.id, requestId: await records.requestOf(submission.id) };
  }

  it("gets the same answer, without a request to the provider, whatever is wrong with it", {
    timeout: 30_000 + 50 * samples,
  }, async ({ annotate }) => {
    const [mine, other, gone] = [
      await opened("mine@fenwick.example"),
      await opened("other@fenwick.example"),
      await opened("gone@fenwick.example"),
    ];
    await use().db.delete(submissions).where(eq(submissions.id, gone.submissionId));
    const wrong = {
      "another's request": { ...mine, requestId: other.requestId },
      "another's submission": { ...mine, submissionId: other.submissionId },
      random: { submissionId: randomUUID(), requestId: "BRQ0RANDOM" },
      "a random request": { ...mine, requestId: "BRQ0RANDOM" },
      "no longer kept": gone,
    };
    await sandbox.control("DELETE", "requests");
    const answers = new Set<string>();
    const times: Record<string, number[]> = {};
    for (let sample = 0; sample < samples; sample += 1)
      for (const [what, ids] of Object.entries(wrong)) {
        const began = performance.now();
        answers.add(JSON.stringify(await verifyPayment(ids, ["somebody"])));
        times[what] = [...(times[what] ?? []), performance.now() - began];
      }
    for (const [what, taken] of Object.entries(times)) {
      const median = taken.sort((a, b) => a - b)[Math.floor(samples / 2)] ?? 0;
      await annotate(`${what}: ${median.toFixed(1)} ms in the middle of ${samples}`);
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('"httpStatus":404');
    expect([...answers][0]).not.toContain("fenwick");
    expect(await sandbox.requests()).toEqual([]);
  });
});
