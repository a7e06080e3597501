/** @module-tag postgres */

import { eq, isNotNull } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "@/db/client/database";
import { feedDeliveries, feedEndpoints, leads, submissions } from "@/db/schema";
import { announce } from "@/desk/feed/announce";
import { drainFeed } from "@/desk/feed/deliver";
import { rowsOf } from "@/desk/sign-ups/person/rows";
import { describeOnDatabase } from "../../../support/database/database";
import { aLead, aSubmission } from "../../../support/database/rows";
import { areWaiting } from "../../../support/database/waiting";
import { anEndpoint } from "../../../support/desk/feed/endpoint";
import { anEvent } from "../../../support/desk/feed/event";
import { feedReceiver } from "../../../support/desk/feed/receiver";
import { until } from "../../../support/time";

const ids = ["20000000-0000-4000-8000-000000000000", "10000000-0000-4000-8000-000000000000"] as const;
const receiver = feedReceiver();
const email = "ada@bakery.example";

const announcement = (db: Database) => announce(db);
const request = (db: Database) => db.transaction((tx) => rowsOf(tx, { email, signUpId: null }));

describeOnDatabase("work that locks many rows", (use) => {
  it.for([
    { name: "an announcement of leads", work: announcement, table: leads },
    { name: "an announcement of sign-ups", work: announcement, table: submissions },
    { name: "a person's request, with leads", work: request, table: leads },
    { name: "a person's request, with sign-ups", work: request, table: submissions },
  ])("locks them by id, since any other order can deadlock: $name", async ({ work, table }) => {
    const { db } = use();
    await anEndpoint(db);
    for (const [i, id] of ids.entries()) {
      await aSubmission(db, { id, contactEmail: email });
      await db.insert(leads).values(aLead({ id, email, fingerprint: String(i) }));
    }
    let working: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      const lock = (id: string) =>
        tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update", { noWait: true });
      await lock(ids[1]);
      working = work(db);
      await until(() => areWaiting(db, 1));
      expect(await lock(ids[0])).toHaveLength(1);
    });
    await working;
  });

  it.for([204, 500])(
    "locks an endpoint before its delivery, as an operator does, at an answer of %i",
    async (status) => {
      const { db } = use();
      await anEndpoint(db, { url: receiver.url() });
      await anEvent(db);
      receiver.answer(status);
      let round: Promise<unknown> | undefined;
      await db.transaction(async (tx) => {
        await tx.select().from(feedEndpoints).for("no key update");
        round = drainFeed();
        await until(() => areWaiting(db, 1));
        expect(await tx.select().from(feedDeliveries).for("update", { noWait: true })).toHaveLength(1);
      });
      await round;
      expect(await db.$count(feedDeliveries, isNotNull(feedDeliveries.status))).toBe(1);
    },
  );
});
