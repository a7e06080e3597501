import { isNull, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { outbox } from "@/db/schema";
import { orderLink } from "@/desk/auth/sign-in";
import { drainQueue } from "@/server/jobs/queues";
import { describeOnDatabase } from "@/tests/support/database/database";
import { mailboxOfFile } from "@/tests/support/mailbox";

process.env.OPERATORS = "ana@firm.example:admin";
process.env.OPERATOR_SECRET = "secret-of-the-operators";

const mailbox = mailboxOfFile();

describeOnDatabase("an operator's link", (use) => {
  it("waits for none of ten thousand older reminders and a thousand notices", async () => {
    for (const [kind, count] of [
      ["resume_after_hour", 10_000],
      ["lead_notice", 1_000],
    ] as const)
      await use().db.execute(
        sql`insert into outbox (kind, key, payload, next_attempt_at)
          select ${kind}::text, ${kind}::text || n, '{}', now() - make_interval(secs => n) from generate_series(1, ${count}::int) n`,
      );
    await orderLink("ana@firm.example");
    expect(await drainQueue("links")).toEqual({ done: 1, later: 0 });
    expect((await mailbox.messages()).map(({ to }) => to)).toEqual([["ana@firm.example"]]);
    expect(await use().db.$count(outbox, isNull(outbox.doneAt))).toBe(11_000);
  });
});
