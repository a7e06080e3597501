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
import { currencies } from "@/lib/markets/currencies";
import { type Edition, oncePerEdition } from "@/lib/markets/editions";
import { formatPrice, formatSum } from "@/lib/plans";
import { copy } from "./copy";

export type Pack = ReturnType<typeof packWords>;
export type PackStatement = Pack["profit"];

/** The four pages of the sample month-end pack as texts, for the landing page and for its PDF. */
export const packWords = oncePerEdition((edition) => {
  const { code } = edition;
  const t = copy(edition, "proof");
  const example = copy(edition, "example");
  const month = formatMonth(packMonth.first, edition);
  const periods = {
    month: formatDate(packMonth.first, edition, { month: "long", year: "numeric" }),
    end: formatDate(packMonth.last, edition),
  };
  const business = example("business");
  const of = (period: string) => t("pack.of", { business, period });
  const statement = (rows: readonly StatementRow[]) =>
    rows.map((row) => ({
      key: `${row.look} ${row.key}`,
      look: row.look,
      label: t(`pack.lines.${row.key}`, { month }),
      amount: row.look === "heading" ? null : inBooks(row.amount, edition),
    }));
  const missing = unproven(code);
  const carried = carriedForward(code);
  const { symbol } = currencies[edition.currency];
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
        profit: formatPrice(profit(code), edition),
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
        bank: formatPrice(packs[code].currentAssets.bank ?? 0, edition),
        due: formatPrice(debtsOf(code), edition),
      }),
    },
    questions: {
      title: t("pack.questions.title"),
      tab: t("pack.questions.tab", { count: 2 }),
      of: of(periods.month),
      items: [
        {
          key: "transfer",
          title: t("pack.questions.transfer.title", { date: formatDay(transfer.date, edition) }),
          amount: formatSum(transfer.amount, edition),
          text: t("pack.questions.transfer.text"),
        },
        {
          key: "unproven",
          title: t("pack.questions.unproven.title", {
            supplier: t("pack.entries.unproven.supplier"),
            date: formatDay(missing.date, edition),
          }),
          amount: formatSum(missing.total, edition),
          text: t("pack.questions.unproven.text", { claim: formatPrice(claimable(code), edition) }),
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
        date: formatDay(date, edition),
        ...(key === "unproven"
          ? { supplier: t("pack.entries.unproven.supplier"), category: t("pack.entries.unproven.category") }
          : {
              supplier: example(`entries.${key}.supplier`),
              category: example(`entries.${key}.category`),
            }),
        tax: inBooks(tax, edition),
        total: inBooks(total, edition),
        by,
        check: by ? t("pack.entries.checkedBy") : t("pack.entries.asked"),
      })),
      forward: {
        label: t("pack.entries.forward"),
        tax: inBooks(carried.tax, edition),
        total: inBooks(carried.total, edition),
      },
      sentence: t("pack.entries.sentence"),
    },
  };
});

/** An amount without its currency; a negative one in parentheses, as accountants write it. */
function inBooks(minor: number, edition: Edition): string {
  const amount = formatAmount(Math.abs(minor), edition);
  return minor < 0 ? `(${amount})` : amount;
}

export const packPages = ["profit", "balance", "questions", "entries"] as const;
export type PackPage = (typeof packPages)[number];

export function pageOf(page: PackPage, edition: Edition): string {
  const t = copy(edition, "proof");
  return t("pack.page", { page: packPages.indexOf(page) + 1, pages: packPages.length });
}
