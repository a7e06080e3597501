import { formatAmount } from "@/lib/content/formats";
import { checkedEntries, packMonth, packs, transfer } from "@/lib/content/pack";
import {
  balanceSheet,
  carriedForward,
  claimable,
  debtsOf,
  profit,
  profitAndLoss,
  profitShare,
  type StatementRow,
  unproven,
} from "@/lib/content/pack-statements";
import { formatDate, formatDay } from "@/lib/dates";
import { formatMonth } from "@/lib/dates/formats";
import { type Market, market as marketOf, oncePerMarket } from "@/lib/markets";
import { formatPrice, formatSum } from "@/lib/plans";
import { copy } from "./copy";

export type Pack = ReturnType<typeof packWords>;
export type PackStatement = Pack["profit"];

/** The four pages of the sample month-end pack as texts, for the landing page and for its PDF. */
export function packWords({ code }: Market) {
  return wordsOf(code);
}

const wordsOf = oncePerMarket((code) => {
  const market = marketOf(code);
  const t = copy(market, "proof");
  const example = copy(market, "example");
  const month = formatMonth(packMonth.first, market);
  const periods = {
    month: formatDate(packMonth.first, market, { month: "long", year: "numeric" }),
    end: formatDate(packMonth.last, market),
  };
  const business = example("business");
  const of = (period: string) => t("pack.of", { business, period });
  const statement = (rows: readonly StatementRow[]) =>
    rows.map((row) => ({
      key: `${row.look} ${row.key}`,
      look: row.look,
      label: t(`pack.lines.${row.key}`, { month }),
      amount: row.look === "heading" ? null : inBooks(row.amount, market),
    }));
  const missing = unproven(code);
  const carried = carriedForward(code);
  const { symbol } = market;
  return {
    title: t("pack.title"),
    lead: t("pack.sample"),
    prepared: t("pack.prepared"),
    accountant: t("pack.accountant"),
    profit: {
      title: t("pack.profit.title"),
      tab: periods.month,
      of: of(periods.month),
      caption: t("pack.profit.caption", { period: periods.month }),
      rows: statement(profitAndLoss(code)),
      sentence: t("pack.profit.sentence", {
        month,
        profit: formatPrice(profit(code), market.currency),
        share: profitShare(code),
      }),
    },
    balance: {
      title: t("pack.balance.title"),
      tab: periods.end,
      of: of(periods.end),
      caption: t("pack.balance.caption", { period: periods.end }),
      rows: statement(balanceSheet(code)),
      sentence: t("pack.balance.sentence", {
        bank: formatPrice(packs[code].currentAssets.bank ?? 0, market.currency),
        due: formatPrice(debtsOf(code), market.currency),
      }),
    },
    questions: {
      title: t("pack.questions.title"),
      tab: t("pack.questions.tab", { count: 2 }),
      of: of(periods.month),
      items: [
        {
          key: "transfer",
          title: t("pack.questions.transfer.title", { date: formatDay(transfer.date, market) }),
          amount: formatSum(transfer.amount, market.currency),
          text: t("pack.questions.transfer.text"),
        },
        {
          key: "unproven",
          title: t("pack.questions.unproven.title", {
            supplier: t("pack.entries.unproven.supplier"),
            date: formatDay(missing.date, market),
          }),
          amount: formatSum(missing.total, market.currency),
          text: t("pack.questions.unproven.text", { claim: formatPrice(claimable(code), market.currency) }),
        },
      ],
      closing: t("pack.questions.closing", { checked: checkedEntries, month }),
      sentence: t("pack.questions.sentence", { month }),
    },
    entries: {
      title: t("pack.entries.title"),
      tab: t("pack.entries.tab"),
      of: of(t("pack.entries.tab")),
      caption: t("pack.entries.caption", { period: periods.month }),
      columns: {
        date: t("pack.entries.date"),
        entry: t("pack.entries.entry"),
        tax: t("pack.entries.taxIn", { symbol }),
        total: t("pack.entries.totalIn", { symbol }),
        checked: t("pack.entries.checked"),
      },
      rows: packs[code].purchases.map(({ key, date, total, tax, by }) => ({
        key,
        date: formatDay(date, market),
        ...(key === "unproven"
          ? { supplier: t("pack.entries.unproven.supplier"), category: t("pack.entries.unproven.category") }
          : {
              supplier: example(`entries.${key}.supplier`),
              category: example(`entries.${key}.category`),
            }),
        tax: inBooks(tax, market),
        total: inBooks(total, market),
        by,
        check: by ? t("pack.entries.checkedBy") : t("pack.entries.asked"),
      })),
      forward: {
        label: t("pack.entries.forward"),
        tax: inBooks(carried.tax, market),
        total: inBooks(carried.total, market),
      },
      sentence: t("pack.entries.sentence"),
    },
  };
});

/** An amount without its currency; a negative one in parentheses, as accountants write it. */
function inBooks(minor: number, market: Market): string {
  const amount = formatAmount(Math.abs(minor), market);
  return minor < 0 ? `(${amount})` : amount;
}

export const packPages = ["profit", "balance", "questions", "entries"] as const;
export type PackPage = (typeof packPages)[number];

export function pageOf(page: PackPage, market: Market): string {
  const t = copy(market, "proof");
  return t("pack.page", { page: packPages.indexOf(page) + 1, pages: packPages.length });
}
