import { describe, expect, it } from "vitest";
import { claims } from "@/lib/content/claims";
import { editions } from "@/lib/markets/editions";
import {
  formatPrice,
  formatSum,
  order,
  type PlanType,
  placeOf,
  planByUse,
  plans,
  pricePerTransaction,
  pricePerTransactionWhenFull,
} from "@/lib/plans";
import { exampleMonth, tierOfMonth, transactionsIn } from "@/lib/plans/month";
import { marketAddress } from "@/lib/routing/addresses";
import { plainText, readPage } from "@/tests/support/site/page";
import { sharedSite } from "@/tests/support/site/running";

const site = sharedSite();
const anyFigure = /[£$]?\d+(?:,\d{3})*(?:\.\d+)?(?:p|¢)?/g;

describe.each(editions)("the pricing section of $segment", (edition) => {
  const { currency, locale } = edition;
  const section = async () => {
    const { root } = readPage((await site.ask(marketAddress("home", edition))).body);
    return root.querySelector("#pricing") ?? fail("#pricing");
  };
  const money = (minor: number) => formatPrice(minor, { currency, locale });
  const whenFull = (type: PlanType) => {
    const minor = pricePerTransactionWhenFull(type, currency);
    return minor < 100 ? `${minor}${currency === "GBP" ? "p" : "¢"}` : money(minor);
  };
  const each = money(pricePerTransaction(currency));

  it.each(plans)("the card of $name has the catalogue's figures and no others", async ({ type, name }) => {
    const card = (await section()).querySelector(`article:has(#${type}-name)`) ?? fail(type);
    const { total, transactionLimit, accountLimit } = order(type, false, currency);
    const figures = plainText(card).replaceAll(name, "").match(anyFigure);
    const sold = [money(total), `${transactionLimit}`, `${accountLimit}`, whenFull(type)];
    const byUse = [each, money(total), `${transactionLimit}`];
    expect(figures?.filter((figure) => figure !== `${claims.portfolioClients}`)).toEqual(
      type === planByUse.type ? byUse : sold,
    );
  });

  it("the account of each range adds up its example month to the price of its plan", async () => {
    const ranges = (await section()).querySelector("[data-ranges]") ?? fail("ranges");
    for (const { type } of plans) {
      const price = ranges
        .querySelectorAll(`[data-example="${placeOf(type)}"] dl`)
        .map(plainText)
        .join(" ");
      const month = exampleMonth(type);
      const { price: total } = tierOfMonth(month, currency) ?? { price: order(type, false, currency).total };
      expect(price.endsWith(formatSum(total, edition)), price).toBe(true);
      expect(plainText(ranges)).toContain(`for example ${transactionsIn(month)}`);
    }
  });
});

function fail(what: string): never {
  throw new Error(`${what} is not on the page`);
}
