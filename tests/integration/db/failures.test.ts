import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { inspect } from "node:util";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Database } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { paymentMoves, submissions } from "@/db/schema";
import { maintainDatabase, query } from "@/server/database";
import { isTransient } from "@/server/failures";
import { factsOf, log } from "@/server/logging/log";
import { describeOnBothDatabases } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";
import { secondsOf } from "@/tests/support/time";

const canary = "canary-7f3a@person.example";

type Failure = { code: string; constraint?: string; work: (db: Database) => Promise<unknown> };

/** Queries that fail while they hold personal data. */
const failures: Record<string, Failure> = {
  "a check": {
    code: "23514",
    constraint: "business_name_given",
    work: (db) => aSubmission(db, { contactEmail: canary, businessName: " " }),
  },
  "a unique constraint": {
    code: "23505",
    constraint: "onboarding_submissions_reference_unique",
    work: async (db) => {
      await aSubmission(db, { reference: canary });
      await aSubmission(db, { reference: canary });
    },
  },
  "a missing value": {
    code: "23502",
    work: (db) => db.execute(sql`insert into onboarding_submissions (contact_email) values (${canary})`),
  },
  "a reference to nothing": {
    code: "23503",
    constraint: "payment_moves_submission_id_onboarding_submissions_id_fk",
    work: (db) =>
      db
        .insert(paymentMoves)
        .values({ submissionId: randomUUID(), from: "pending", to: "failed", cause: canary }),
  },
  "a value of another type": {
    code: "22P02",
    work: (db) => db.select().from(submissions).where(eq(submissions.id, canary)),
  },
  "a character that no text can hold": {
    code: "22021",
    work: (db) => aSubmission(db, { contactEmail: `\0${canary}` }),
  },
  "a failure in the middle of a transaction": {
    code: "23514",
    constraint: "terms_are_accepted",
    work: (db) =>
      db.transaction(async (tx) => {
        await aSubmission(tx, { contactEmail: canary });
        await aSubmission(tx, { contactEmail: canary, termsAccepted: false });
      }),
  },
};

describeOnBothDatabases("a query that fails", (use) => {
  it.each(Object.entries(failures))(
    "on %s reports its code and none of its parameters",
    async (_, failure) => {
      const error = await failureOf(query(failure.work));
      expect(factsOf(error)).toMatchObject({ code: failure.code, constraint: failure.constraint });
      for (const shown of [
        inspect(error, { depth: 20, showHidden: true }),
        JSON.stringify(error),
        logged(error),
      ])
        expect(shown).not.toContain(canary);
      expect(isTransient(error)).toBe(false);
    },
  );

  it("is logged without its parameters, also outside the server's `query`", async () => {
    for (const { code, work } of Object.values(failures)) {
      const line = logged(await failureOf(work(use().db)));
      expect(line).toContain(`"code":"${code}"`);
      expect(line).not.toContain(canary);
      await use().db.delete(submissions);
    }
  });

  it("is rethrown unchanged when the surrounding code threw", async () => {
    const mistake = new TypeError("ours");
    const failing = query((db) =>
      db.transaction(async () => {
        throw mistake;
      }),
    );
    expect(await failureOf(failing)).toBe(mistake);
    expect(isTransient(mistake)).toBe(false);
  });

  it("times out within 3 s behind slow ones, and works once they are done", async () => {
    const { db } = use();
    let done: (value?: unknown) => void = () => undefined;
    const isDone = new Promise((resolve) => {
      done = resolve;
    });
    const { id } = await aSubmission(db);
    const holding = use().run((on) =>
      on.transaction(async (tx) => {
        await tx.select().from(submissions).where(eq(submissions.id, id)).for("update");
        await isDone;
      }),
    );
    const write = () =>
      query((on) => on.update(submissions).set({ contactName: "Ada" }).where(eq(submissions.id, id)));
    const fails = async () => expect(isTransient(await failureOf(write()))).toBe(true);
    expect(await secondsOf(fails)).toBeLessThan(3);
    done();
    await holding.catch(() => undefined);
    expect(await use().db.$count(submissions, eq(submissions.contactName, "Ada")), "what timed out").toBe(0);
    await write();
  });

  it("is not caused by an opening that fails after another has worked", async () => {
    const held = globalThis as { jackDatabase?: unknown };
    const current = held.jackDatabase;
    held.jackDatabase = undefined;
    const failing = failureOf(maintainDatabase()); // Of the settings, whose folder cannot be made
    expect(held.jackDatabase).toBeInstanceOf(Promise);
    held.jackDatabase = current;
    await failing;
    expect(await query(async (db) => db === use().db)).toBe(true);
  });
});

describe("a PostgreSQL that cannot be opened", () => {
  it.each([
    ["because nobody listens", (server: ReturnType<typeof createServer>) => server.close()],
    ["because nobody answers", () => undefined],
  ])("%s is unavailable, within 3 s", async (_, spoil) => {
    const server = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    spoil(server);
    const where = { databaseUrl: `postgres://jack@127.0.0.1:${port}/jack`, dataDir: tmpdir() };
    const fails = async () => expect(isTransient(await failureOf(openDatabase(where)))).toBe(true);
    expect(await secondsOf(fails)).toBeLessThan(3);
  });
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable("it should have failed"),
    (error: unknown) => error,
  );
}

/** What is logged of an error, to both streams. */
function logged(error: unknown): string {
  const written: string[] = [];
  const streams = [process.stderr, process.stdout].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((text) => Boolean(written.push(String(text)))),
  );
  log("error", "it failed", factsOf(error));
  for (const stream of streams) stream.mockRestore();
  return written.join("");
}
