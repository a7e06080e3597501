import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntries, notes } from "@/db/schema";
import { describeOnDatabase } from "@/tests/support/database/database";
import { refusal } from "@/tests/support/database/refusal";
import { aSubmission } from "@/tests/support/database/rows";
import { onLeads } from "../db/lead-checks";
import { onSubmissions } from "../db/submission-checks";
import {
  onAttempts,
  onConfirmationKeys,
  onDrafts,
  onKeys,
  onMoves,
  onRefusals,
  onResumeMails,
  onTimes,
} from "../db/work-checks";
import { onAuditEntries, onNotes } from "./desk-checks";

/** Of all tables: those of the core are tried in `tests/integration/db/checks.test.ts`. */
const refused = [
  ...[onSubmissions, onDrafts, onKeys, onAttempts],
  ...[onRefusals, onTimes, onMoves, onLeads, onResumeMails, onConfirmationKeys],
  ...[onAuditEntries, onNotes],
].flatMap((checks) => Object.keys(checks));

describeOnDatabase("the tables of the desk", (use) => {
  it("have no check constraint without a test", async () => {
    const held = await use()
      .db.select({ name: sql<string>`conname` })
      .from(sql`pg_constraint`)
      .where(sql`contype = 'c' and connamespace = 'public'::regnamespace`);
    expect(held.map(({ name }) => name).sort()).toEqual(refused.sort());
  });

  it.each(Object.entries(onAuditEntries))("reject an entry of the audit by %s", async (check, change) => {
    const entry = { operatorId: "o", act: "viewed", subject: "lead", ...change } as const;
    expect(
      await refusal(
        use()
          .db.insert(auditEntries)
          .values({ fields: [], ...entry }),
      ),
    ).toBe(check);
  });

  it.each(Object.entries(onNotes))("reject a note by %s", async (check, change) => {
    const { id: submissionId } = await aSubmission(use().db);
    const note = { submissionId, author: "ana@firm.example", text: "Rang at nine", ...change } as const;
    expect(await refusal(use().db.insert(notes).values(note))).toBe(check);
  });
});
