import { describe, expect, it } from "vitest";
import { packWords } from "@/i18n/pack";
import { packMonth, packs, transfer } from "@/lib/content/pack";
import {
  balanceSheet,
  carriedForward,
  claimable,
  profit,
  profitAndLoss,
  profitShare,
  type StatementRow,
  unproven,
} from "@/lib/content/pack-statements";
import { isWorkingDay } from "@/lib/dates/working-days";
import { editions } from "@/lib/markets/editions";

const amountOf = (rows: readonly StatementRow[], key: string) => {
  const row = rows.find((row) => row.key === key);
  if (!row || row.look === "heading") throw new Error(`${key} has no amount.`);
  return row.amount;
};

describe.each(editions)("the sample pack of $code", (edition) => {
  const { code } = edition;
  const account = profitAndLoss(code);
  const balance = balanceSheet(code);

  it("balances", () => {
    const totals = balance.flatMap((row) => (row.look === "total" ? [row.amount] : []));
    expect(totals).toHaveLength(2);
    expect(totals[0]).toBe(totals[1]);
  });

  it("has the profit of the account in the balance sheet", () => {
    expect(profit(code)).toBeGreaterThan(0);
    expect(amountOf(account, "profit")).toBe(profit(code));
    expect(amountOf(balance, "profitOfMonth")).toBe(profit(code));
  });

  it("adds up its lines, part by part", () => {
    const lines = (rows: readonly StatementRow[], heading: string) => {
      const from = rows.findIndex(({ key }) => key === heading) + 1;
      const to = rows.findIndex(({ look }, at) => at >= from && look !== "line");
      return rows.slice(from, to).reduce((all, row) => all + (row.look === "heading" ? 0 : row.amount), 0);
    };
    const turnover = lines(account, "income");
    expect(amountOf(account, "turnover")).toBe(turnover);
    expect(amountOf(account, "gross")).toBe(turnover - lines(account, "directCosts"));
    expect(amountOf(account, "allOverheads")).toBe(lines(account, "overheads"));
    expect(amountOf(balance, "allCurrentAssets")).toBe(lines(balance, "currentAssets"));
    expect(amountOf(balance, "allDebts")).toBe(lines(balance, "debts"));
    expect(amountOf(balance, "allCapital")).toBe(lines(balance, "capital"));
  });

  it("has purchases of the month on working days, whose cost is in the account", () => {
    const { purchases, overheads, directCosts } = packs[code];
    for (const { date } of purchases) {
      expect(date >= packMonth.first && date <= packMonth.last).toBe(true);
      expect(isWorkingDay(date, edition.scheme)).toBe(true);
    }
    const costOf = (key: string) => {
      const { total = 0, tax = 0 } = purchases.find((purchase) => purchase.key === key) ?? {};
      return code === "us" ? total : total - tax;
    };
    expect(overheads.telephone).toBe(costOf("phone"));
    expect(overheads.advertising).toBe(costOf("print"));
    expect(overheads.insurance).toBe(costOf("insurance"));
    expect(overheads.motor).toBeGreaterThanOrEqual(costOf("fuel") + unproven(code).total);
    expect(directCosts.materials).toBeGreaterThanOrEqual(costOf("timber"));
    expect(carriedForward(code).total).toBe({ uk: 954_70, us: 929_30, ca: 970_43 }[code]);
  });

  it("has the tax of the market in every taxed purchase", () => {
    const rate = { uk: 20, us: 8.25, ca: 13 }[code];
    const taxed = packs[code].purchases.filter(({ tax }) => tax > 0);
    expect(taxed.length).toBeGreaterThan(2);
    for (const { total, tax } of taxed) expect(Math.round(((total - tax) * rate) / 100)).toBe(tax);
  });

  it("keeps the owner's transfer apart until the question is answered", () => {
    const { currentAssets, capital } = packs[code];
    expect(code === "us" ? capital.draw : currentAssets.loan).toBe(
      (code === "us" ? -1 : 1) * transfer.amount,
    );
  });

  it("names no tax of another country", () => {
    const foreign = {
      uk: /sales tax|GST|HST|payroll taxes|shareholder loan/i,
      us: /VAT|PAYE|GST|HST|director/i,
      ca: /VAT|PAYE|payroll taxes|director/i,
    };
    expect(JSON.stringify(packWords(edition))).not.toMatch(foreign[code]);
  });
});

it("says the share of the profit and the tax that a receipt would save", () => {
  expect(profitShare("uk")).toBe(27);
  expect(claimable("uk")).toBe(10_80);
  expect(claimable("ca")).toBe(8_45);
});
