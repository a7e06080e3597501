import { describe, expect, it } from "vitest";
import { editions } from "@/lib/markets/editions";
import {
  fixedPlans,
  formatPrice,
  formatSum,
  order,
  type PlanType,
  placeOf,
  plan,
  planByUse,
  plans,
  pricePerTransaction,
  pricePerTransactionWhenFull,
} from "@/lib/plans";
import { exampleMonth, priceOfMonth, transactionsIn } from "@/lib/plans/month";
import { marketAddress } from "@/lib/routing/addresses";
import { plainText, readPage } from "@/tests/support/site/page";
import { sharedSite } from "@/tests/support/site/running";

const site = sharedSite();
const sold = fixedPlans.map(({ type }) => type);
const anyFigure = /[£$]?\d[\d,]*(?:\.\d+)?(?:p|¢)?/g;

describe.each(editions)("the pricing section of $segment", (edition) => {
  const { currency, locale } = edition;
  const section = async () => {
    const { root } = readPage((await site.ask(marketAddress("home", edition))).body);
    return root.querySelector("#pricing") ?? fail("#pricing");
  };
  const money = (minor: number) => formatPrice(minor, { currency, locale });
  const whenFull = (type: PlanType, hasRollover = false) => {
    const minor = pricePerTransactionWhenFull(type, currency, { hasRollover });
    return minor < 100 ? `about ${minor}${currency === "GBP" ? "p" : "¢"}` : `about ${money(minor)}`;
  };
  const portfolio = planByUse;
  const each = money(pricePerTransaction(currency));
  const from = money(order(portfolio.type, false, currency).total);

  it.each(sold)("the card of %s has the catalogue's figures and no others", async (type) => {
    const card = (await section()).querySelector(`[data-card="${placeOf(type)}"]`) ?? fail(type);
    const { name } = plan(type);
    const without = order(type, false, currency);
    const rollover = order(type, true, currency);
    const figures = plainText(card).replaceAll(name, "").match(anyFigure);
    expect(figures).toEqual([
      money(without.total),
      money(rollover.total),
      `${without.transactionLimit}`,
      `${without.accountLimit}`,
      whenFull(type).replace("about ", ""),
      whenFull(type, true).replace("about ", ""),
      money(rollover.rolloverPrice),
    ]);
  });

  it("the account of each range adds up its example month to the price of its plan", async () => {
    const ranges = (await section()).querySelector("[data-ranges]") ?? fail("ranges");
    for (const { type } of plans) {
      const price = ranges
        .querySelectorAll(`[data-example="${placeOf(type)}"] dl`)
        .map(plainText)
        .join(" ");
      const month = exampleMonth(type);
      expect(price).toContain(plan(type).name);
      expect(price.endsWith(formatSum(priceOfMonth(month, currency), edition)), price).toBe(true);
      expect(plainText(ranges)).toContain(`for example ${transactionsIn(month)}`);
    }
    expect(plainText(ranges)).toContain(`× ${each}`);
  });

  it("the comparison has the catalogue's figures in the column of each plan", async () => {
    const tables = (await section()).querySelectorAll("table");
    const table = tables.find((one) => plainText(one).includes("Unused transactions")) ?? fail("table");
    const cells = Object.fromEntries(
      table.querySelectorAll("tbody tr").map((row) => {
        const [heading = "", ...values] = row.querySelectorAll("th, td").map(plainText);
        return [heading, values];
      }),
    );
    const totals = (on: boolean) => sold.map((type) => money(order(type, on, currency).total));
    expect(cells).toMatchObject({
      "A month": [...totals(false), `from ${from}, for ${portfolio.transactionLimit} transactions`],
      "With rollover": [...totals(true), "not needed"],
      "Transactions a month": [
        ...sold.map((type) => `${plan(type).transactionLimit}`),
        `At least ${portfolio.transactionLimit}, counting all companies`,
      ],
      "Per transaction, if all are used": [...sold.map((type) => whenFull(type)), each],
      Accounts: [
        ...fixedPlans.map(({ accountLimit, countsEntities }) =>
          countsEntities ? `${accountLimit} accounts or entities` : `${accountLimit}`,
        ),
        "Unlimited",
      ],
    });
    const columns = table.querySelectorAll("thead th").map(plainText);
    expect(columns).toEqual(plans.map(({ name }) => name));
  });
});

function fail(what: string): never {
  throw new Error(`${what} is not on the page`);
}
