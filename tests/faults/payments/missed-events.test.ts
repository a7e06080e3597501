import { expect, it } from "vitest";
import { jobs, paymentEvents } from "@/db/schema";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { eventListOfFile, eventsBefore } from "@/tests/integration/payments/event-list";
import { describeOnDatabase } from "@/tests/support/database/database";

const list = eventListOfFile();
const maxInOneRound = 40 * 250;

describeOnDatabase("F48: catching up on events", (use) => {
  it("fetches more than ten thousand over several rounds, and loses none", async () => {
    list.events = eventsBefore(maxInOneRound + 600, { newest: 1, apart: 0.1 });
    expect(await catchUpOnEvents()).toBe(maxInOneRound);
    expect(await catchUpOnEvents()).toBe(600);
    expect(await use().db.$count(paymentEvents)).toBe(list.events.length);
    const [{ doneUntil } = { doneUntil: null }] = await use().db.select().from(jobs);
    expect(doneUntil?.toISOString()).toBe(list.events[0]?.created_at);
    list.asked = [];
    expect(await catchUpOnEvents()).toBe(0);
    expect(list.asked).toHaveLength(2);
  });
});
