import { describe, expect, it } from "vitest";
import { copy } from "@/i18n/copy";
import { packWords } from "@/i18n/pack";
import { packBusinesses, packMonth, packs } from "@/lib/content/pack/pack";
import {
  balanceSheet,
  billsAndTaxes,
  carriedForward,
  claimable,
  profit,
  profitAndLoss,
  profitShare,
  type StatementRow,
  taxDue,
  taxOf,
  unproven,
} from "@/lib/content/pack/statements";
import { isWorkingDay } from "@/lib/dates/working-days";
import { sampleBooks } from "@/lib/markets/books";
import { type Edition, type EditionCode, editionNamed, editions } from "@/lib/markets/editions";
import type { PackBusiness } from "@/lib/markets/sample-books";
import { formatPrice } from "@/lib/plans";

const editionOf = (code: EditionCode) => {
  const edition = editionNamed(code);
  if (!edition) throw new Error(`${code} is not published.`);
  return edition;
};

const amountOf = (rows: readonly StatementRow[], key: string) => {
  const row = rows.find((row) => row.key === key);
  if (!row || row.look === "heading") throw new Error(`${key} has no amount.`);
  return row.amount;
};

const everyPack = packBusinesses.flatMap((business) =>
  editions.map((edition) => [business, edition.segment, edition] as const),
);

/** How the taxes of a receipt begin. */
const onReceipts: Record<EditionCode, readonly string[]> = {
  uk: ["VAT 20% on "],
  us: ["Sales tax 8.25% on "],
  ca: ["HST 13% on "],
  "ca-fr": ["TPS 5\u00a0% sur\u00a0", "TVQ 9,975\u00a0% sur\u00a0"],
};

describe.each(everyPack)("the sample pack of the %s of %s", (business, code, edition) => {
  const pack = packs[business];
  const { purchases } = pack;
  const { purchases: net, balanceSheet: form, packs: figures, taxes: rates, reclaimed } = sampleBooks[code];
  const { forward, debts, capital } = figures[business];
  const account = profitAndLoss(business, edition);
  const balance = balanceSheet(business, edition);

  it("balances", () => {
    const totals = balance.flatMap((row) => (row.look === "total" ? [row.amount] : []));
    expect(totals).toHaveLength(2);
    expect(totals[0]).toBe(totals[1]);
  });

  it("has the profit of the account in the balance sheet", () => {
    expect(profit(business, edition)).toBeGreaterThan(0);
    expect(amountOf(account, "profit")).toBe(profit(business, edition));
    expect(amountOf(balance, "profitOfMonth")).toBe(profit(business, edition));
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
    if (form === "netAssets")
      expect(amountOf(balance, "netCurrentAssets")).toBe(
        lines(balance, "currentAssets") - lines(balance, "debts"),
      );
  });

  it("counts no work billed in advance among the bills and taxes due", () => {
    expect(debts.advance > 0).toBe(business === "agency");
    expect(billsAndTaxes(business, edition)).toBe(amountOf(balance, "allDebts") - debts.advance);
    expect(packWords(edition, business).balance.sentence).toContain(
      formatPrice(billsAndTaxes(business, edition), edition),
    );
  });

  it("says of a receipt without tax why it has none: insurance is exempt, groceries are zero-rated", () => {
    const t = copy(edition, "pack");
    const { rows } = packWords(edition, business).entries;
    for (const purchase of purchases) {
      if (purchase.by === null) continue;
      const { line, key, untaxed } = purchase;
      const labels = rows.find((row) => row.key === key)?.receipt?.taxes.map(({ label }) => label) ?? [];
      if (taxOf(purchase, edition) !== null) {
        const beginnings = labels.map((label, at) => label.slice(0, onReceipts[code][at]?.length));
        expect(beginnings, key).toEqual(onReceipts[code]);
        continue;
      }
      expect(untaxed === "exempt", key).toBe(line === "insurance");
      expect(labels, key).toEqual([t(`entries.untaxed.${untaxed ?? "exempt"}`)]);
    }
  });

  it("has purchases of the month on working days, in order, whose cost is in the books", () => {
    const dates = purchases.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    for (const date of dates) {
      expect(date >= packMonth.first && date <= packMonth.last).toBe(true);
      expect(isWorkingDay(date, edition.scheme)).toBe(true);
    }
    for (const { line } of purchases) {
      const costs = purchases
        .filter((other) => other.line === line)
        .map((purchase) => net[purchase.key] + (reclaimed ? 0 : (taxOf(purchase, edition) ?? 0)));
      const sum = costs.reduce((all, cost) => all + cost);
      expect(amountOf([...account, ...balance], line), line).toBeGreaterThanOrEqual(sum);
    }
  });

  it("carries forward what the page brought forward and its entries, with the market's tax", () => {
    const taxes = purchases.map((purchase) =>
      taxOf(purchase, edition) === null
        ? 0
        : rates.reduce((all, { rate }) => all + Math.round((net[purchase.key] * rate) / 100), 0),
    );
    expect(purchases.map((purchase) => taxOf(purchase, edition) ?? 0)).toEqual(taxes);
    const { tax, total } = carriedForward(business, edition);
    expect(tax).toBe(taxes.reduce((all, one) => all + one, forward.tax));
    expect(total - tax).toBe(purchases.reduce((all, { key }) => all + net[key], forward.total - forward.tax));
  });

  it("owes the month's tax and what is unpaid of earlier months", () => {
    const { onSales, onPurchases, earlier, salesTax } = taxDue(business, edition);
    expect(salesTax).toBe(onSales - onPurchases + earlier);
    if (salesTax > 0) expect(amountOf(balance, "salesTax")).toBe(salesTax);
    else expect(balance.map(({ key }) => key)).not.toContain("salesTax");
    expect(onPurchases > 0).toBe(reclaimed);
  });

  it("asks about a receipt and a transfer, which the books keep apart until the answer", () => {
    expect(purchases.filter(({ by }) => by === null)).toEqual([unproven(business)]);
    expect(taxOf(unproven(business), edition)).toBeNull();
    const { amount, date } = pack.transfer;
    expect(isWorkingDay(date, edition.scheme)).toBe(true);
    const isDraw = capital.draw !== 0; // Elsewhere the loan account of a director
    expect(amountOf(balance, isDraw ? "draw" : "loan")).toBe(isDraw ? -amount : amount);
  });

  it("has a question with its answer among the entries", () => {
    const { rows } = packWords(edition, business).entries;
    expect(rows.filter(({ answer }) => answer !== null)).toHaveLength(1);
    expect(rows.filter(({ receipt }) => receipt === null).map(({ key }) => key)).toEqual([
      unproven(business).key,
    ]);
  });
});

it.each([
  ["uk", /sales tax|GST|HST|payroll taxes|shareholder loan/i],
  ["us", /VAT|PAYE|GST|HST|director/i],
  ["ca", /VAT|PAYE|payroll taxes|director/i],
  ["ca-fr", /TVA|TVH (?!et toute)|RPC|[GHQ]ST\b/],
] as const)("the packs of %s name no tax of another country or province", (code, foreign) => {
  const packs = packBusinesses.map((business) => packWords(editionOf(code), business));
  expect(JSON.stringify(packs)).not.toMatch(foreign);
});

it.each([
  ["joiner", "uk", 393_600, 136_540, 478_520],
  ["joiner", "us", 13_530, 0, 13_530],
  ["cafe", "uk", 284_000, 38_504, 490_236],
  ["cafe", "ca", 239_200, 55_335, 183_865],
  ["cafe", "ca-fr", 92_000 + 183_540, 21_283 + 42_460, 211_797],
  ["agency", "us", 0, 0, 0],
] as const satisfies readonly (readonly [PackBusiness, EditionCode, number, number, number])[])(
  "the tax of the %s of %s, worked out by hand",
  (business, code, onSales, onPurchases, salesTax) => {
    expect(taxDue(business, { segment: code })).toMatchObject({ onSales, onPurchases, salesTax });
  },
);

it("says the share of the profit and the tax that a receipt would save", () => {
  expect(profitShare("joiner", { segment: "uk" })).toBe(27);
  expect(claimable("joiner", { segment: "uk" })).toBe(10_80);
  expect(claimable("joiner", { segment: "ca" })).toBe(8_45);
  expect(claimable("joiner", { segment: "ca-fr" })).toBe(3_25 + 6_48);
});

it("is that of the landing page's other examples for the joiner", () => {
  const company = (edition: Edition) => packWords(edition, "joiner").company;
  expect(editions.map(company)).toEqual(editions.map((edition) => copy(edition, "example")("business")));
});
