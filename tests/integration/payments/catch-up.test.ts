import { expect, it } from "vitest";
import { jobs, paymentEvents } from "@/db/schema";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { describeOnDatabase } from "@/tests/support/database/database";
import { eventListOfFile, eventsBefore } from "./event-list";

const list = eventListOfFile();
const pageSize = 250;
const day = 24 * 60;

describeOnDatabase("F48: catching up on events", (use) => {
  const stored = () => use().db.$count(paymentEvents);
  const doneUntil = async () => (await use().db.select().from(jobs))[0]?.doneUntil?.toISOString();

  it("resumes where the provider stopped responding, and fetches no page twice", async () => {
    list.events = eventsBefore(4 * pageSize, { newest: 1, apart: 1 });
    list.failAt = list.events[2 * pageSize - 1]?.id ?? "";
    expect(await catchUpOnEvents()).toBe(2 * pageSize);
    list.failAt = "";
    list.asked = [];
    expect(await catchUpOnEvents()).toBe(2 * pageSize);
    expect(list.asked).toEqual([2 * pageSize, 3 * pageSize].map((place) => list.events[place - 1]?.id));
    expect(await stored()).toBe(4 * pageSize);
  });

  it("starts over when the provider no longer knows the cursor", async () => {
    list.events = eventsBefore(3 * pageSize, { newest: 1, apart: 1 });
    Object.assign(list, { failAt: list.events[pageSize - 1]?.id, status: 422 });
    expect(await catchUpOnEvents()).toBe(pageSize);
    list.failAt = "";
    expect(await catchUpOnEvents()).toBe(2 * pageSize);
    expect(await stored()).toBe(3 * pageSize);
  });

  it("finds what happened while no server ran, however long", async () => {
    expect(await catchUpOnEvents()).toBe(0);
    await use()
      .db.update(jobs)
      .set({ doneUntil: new Date(Date.now() - 10 * day * 60_000) });
    list.events = eventsBefore(5, { newest: 3 * day, apart: day });
    expect(await catchUpOnEvents()).toBe(5);
  });

  it("does not advance its cursor to a future date", async () => {
    list.events = eventsBefore(3, { newest: 10, apart: 1 });
    const odd = [
      { ...list.events[0], id: "EV9", created_at: "9999-12-31T00:00:00.000Z" },
      { ...list.events[0], id: "EV8", created_at: "later" },
    ];
    const newest = list.events[0]?.created_at;
    list.events = [...odd, ...list.events];
    expect(await catchUpOnEvents()).toBe(5);
    expect(await doneUntil()).toBe(newest);
  });
});
