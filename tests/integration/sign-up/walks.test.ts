import fc from "fast-check";
import { expect, it } from "vitest";
import { drafts, outbox, submissions } from "@/db/schema";
import { defaultEdition } from "@/lib/markets/editions";
import { order } from "@/lib/plans";
import { readAnswers } from "@/lib/sign-up/answers";
import type { PlanAnswer } from "@/lib/sign-up/plan";
import { resumable } from "@/server/sign-up/resume";
import { newBrowser } from "@/tests/support/browser";
import { repeated } from "@/tests/support/counts";
import { describeOnDatabase, emptyTables } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { addressOf, land, send } from "@/tests/support/sign-up/tab";
import {
  type Act,
  acts,
  expected,
  first,
  type Known,
  mayBeAt,
  movedAndBack,
  nextStep,
  overtaken,
  straight,
  type TabState,
} from "@/tests/support/sign-up/wizard-model";

const walks = repeated("WALKS", { few: 3, many: 200 });
const longest = 20;

/** Many start with all answers given, or with a review that another tab made stale. */
const ways = fc
  .tuple(fc.constantFrom([], straight, overtaken), fc.array(acts, { minLength: 5, maxLength: longest }))
  .map(([before, way]) => [...before, ...way]);

fakeGoCardless();

describeOnDatabase("a random walk through the wizard, in two tabs", (use) => {
  it(
    "loses no answer, makes one sign-up, and is always at a reachable step",
    async () => {
      await fc.assert(
        fc.asyncProperty(ways, walk).beforeEach(async () => {
          await emptyTables(use());
          newBrowser();
        }),
        { numRuns: walks, endOnFailure: true, examples: [[movedAndBack]] },
      );
    },
    60_000 + walks * 10_000,
  );

  async function walk(way: readonly Act[]): Promise<void> {
    const tabs: [TabState, TabState] = [first, first];
    let known: Known | null = null;
    let sold: PlanAnswer | null = null;
    for (const act of way) {
      const shown = tabs[act.tab];
      const [after, paid] = expected(act, known, shown);
      const sent = await send(act, shown);
      tabs[act.tab] = await land(sent ?? addressOf(shown), shown);
      known = after;
      sold = paid ?? sold;
      await holds(known, sold);
      if (known) expect(mayBeAt(tabs[act.tab].step, known)).toBe(true);
      if (act.does === "open" && known && mayBeAt(act.step, known)) expect(tabs[act.tab].step).toBe(act.step);
      expect(/^http:\/\/127\.0\.0\.1/.test(sent ?? "")).toBe(paid !== null);
    }
  }

  /** The rows and the start screen match the model. */
  async function holds(known: Known | null, sold: PlanAnswer | null): Promise<void> {
    const [draft, ...more] = await use().db.select().from(drafts);
    expect(more).toEqual([]);
    const { plan, rollover, business, contact } = readAnswers(draft?.answers);
    const held = draft && {
      market: draft.market,
      plan: plan ?? null,
      rolloverDecided: rollover !== undefined,
      number: business?.companiesHouseNumber ?? null,
      software: contact?.accountingSoftware ?? null,
      saves: draft.version,
    };
    expect(held ?? null).toEqual(known);
    const saved = await resumable(defaultEdition);
    if (known?.plan) expect(saved).toMatchObject({ kind: "underWay", step: nextStep(known) });
    const rows = await use().db.select().from(submissions);
    expect(rows).toHaveLength(sold ? 1 : 0);
    expect(await use().db.$count(outbox)).toBe(rows.length);
    if (sold && rows[0]) {
      const { planType, hasRollover, currency, planPrice } = rows[0];
      expect({ planType, hasRollover }).toEqual(sold);
      expect(planPrice).toBe(order(planType, hasRollover, currency).total);
    }
  }
});
