/** @module-tag postgres */

import pg from "pg";
import { beforeEach, expect, it, vi } from "vitest";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { addressOf, land, send } from "@/tests/support/sign-up/tab";
import { type Act, first, straight, type TabState } from "@/tests/support/sign-up/wizard-model";

fakeGoCardless();

describeOnDatabase("statements on PostgreSQL", () => {
  beforeEach(() => {
    newBrowser();
  });

  it("are five for a saved step and the next page, and eleven for Set Up Payment", async () => {
    const counts: Record<string, number> = {};
    let shown: TabState = first;
    for (const act of straight)
      [counts[act.does], shown] = await countQueries(() => sendAndFollow(act, shown));
    expect(counts).toEqual({
      choosePlan: expect.any(Number), // Begins the sign-up
      decideRollover: 5,
      nameBusiness: 5,
      giveContact: 6, // The review also asks for what is known of the company
      open: 2,
      pay: 11,
    });
  });

  async function sendAndFollow(act: Act, shown: TabState): Promise<TabState> {
    const next = await send(act, shown);
    return land(next ?? addressOf(shown), shown);
  }

  async function countQueries<T>(work: () => Promise<T>): Promise<[number, T]> {
    const query = vi.spyOn(pg.Client.prototype, "query");
    try {
      const result = await work();
      return [query.mock.calls.length, result];
    } finally {
      query.mockRestore();
    }
  }
});
