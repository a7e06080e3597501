import fc from "fast-check";
import { expect, it } from "vitest";
import { countDays, recountDays } from "@/desk/overview/count-days";
import { paymentStatuses } from "@/lib/payments/states";
import { describeOnDatabase, emptyTables } from "../../support/database/database";
import { type History, newHistories } from "../../support/desk/histories";

const histories: fc.Arbitrary<History[]> = fc.array(
  fc
    .record({
      daysAgo: fc.integer({ min: 0, max: 5 }),
      saves: fc.integer({ min: 0, max: 3 }),
      status: fc.option(fc.constantFrom(...paymentStatuses)),
      wasConfirmed: fc.boolean(),
      price: fc.integer({ min: 0, max: 500_00 }),
      gone: fc.boolean(),
    })
    .map((history) => ({ ...history, wasConfirmed: history.wasConfirmed || history.status === "confirmed" })),
  { maxLength: 6 },
);

describeOnDatabase("daily counts of any history", (use) => {
  const { live, counts } = newHistories(use);

  it("equal what the rows tell, whatever happened, however often the job ran", async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (all) => {
        await emptyTables(use());
        const expected: Record<string, number> = {};
        for (const history of all) {
          const day = await live(history);
          const reached = ["started"];
          const last = history.status ? 3 : history.saves;
          // The first saving answers steps 1 and 2.
          if (last >= 1) reached.push("rollover", "business");
          if (last >= 2) reached.push("contact");
          if (last >= 3) reached.push("review");
          if (history.status) reached.push("submitted");
          if (history.status && history.wasConfirmed) reached.push("confirmed");
          if (history.status && history.status !== "confirmed") reached.push(history.status);
          for (const what of reached)
            expected[`${day} uk ${what}`] = (expected[`${day} uk ${what}`] ?? 0) + 1;
          if (history.gone) await countDays();
        }
        await countDays();
        expect(await counts()).toEqual(expected);
        await countDays();
        await recountDays();
        expect(await counts()).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });
});
