import { openDatabase } from "@/db/client/open";
import { outbox } from "@/db/schema";
import { aSubmission } from "@/tests/support/database/rows";

/** Writes submissions concurrently and prints each id after its commit, until killed. */
const [dataDir = "", databaseUrl = ""] = process.argv.slice(2);

const { run } = await openDatabase({ dataDir, databaseUrl });

async function writeWithoutEnd(): Promise<never> {
  for (;;) {
    const id = await run((db) =>
      db.transaction(async (tx) => {
        const submission = await aSubmission(tx);
        const payload = { submissionId: submission.id };
        await tx.insert(outbox).values({ kind: "firm_notice", key: submission.id, payload });
        return submission.id;
      }),
    );
    process.send?.(id);
  }
}

await Promise.all(Array.from({ length: 5 }, writeWithoutEnd));
