import { formatAmount } from "@/lib/content/formats";
import { askedPurchases, type Purchase, packMonth, packs } from "@/lib/content/pack/pack";
import {
  balanceSheet,
  bankOf,
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
import { type Accountant, namesOf } from "@/lib/content/proof";
import { formatDate, formatDay } from "@/lib/dates";
import { formatMonth } from "@/lib/dates/formats";
import { cachedPer } from "@/lib/markets";
import { sampleBooks, taxesOn, taxRate } from "@/lib/markets/books";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import type { PackBusiness, PackLine } from "@/lib/markets/sample-books";
import { formatPrice, formatSum } from "@/lib/plans";
import { copy } from "./copy";
import { words } from "./words";

export type Pack = ReturnType<typeof wordsOf>;
export type PackStatement = Pick<Pack["profit"], "caption" | "rows">;
export type PackEntry = Pack["entries"]["rows"][number];

export const packPages = ["profit", "balance", "questions", "entries"] as const;
export type PackPage = (typeof packPages)[number];

/** The four pages of a sample month-end pack as texts, for its pages and for its PDF. */
export function packWords(edition: Edition, business: PackBusiness): Pack {
  return cachedPack({ edition, business });
}

type PackOf = { readonly edition: Edition; readonly business: PackBusiness };

const cachedPack = cachedPer(
  ({ edition, business }: PackOf) => `${edition.segment} ${business}`,
  ({ edition, business }) => wordsOf(edition, business),
);

/** Who checked the pack: the first of the market's named accountants, otherwise the sample's. */
export function packAccountant([named]: readonly Accountant[], edition: Edition): string {
  if (!named) return copy(edition, "pack")("accountant");
  return copy(edition, "proof")("people.one", namesOf(named));
}

export function monthOfPacks(edition: Edition): string {
  return formatMonth(packMonth.first, edition);
}

function wordsOf(edition: Edition, business: PackBusiness) {
  const t = copy(edition, "pack");
  const { transfer, checkedEntries, ledgerPage, purchases } = packs[business];
  const { forward } = sampleBooks[edition.segment].packs[business];
  const month = monthOfPacks(edition);
  const periods = {
    month: formatDate(packMonth.first, edition, { month: "long", year: "numeric" }),
    end: formatDate(packMonth.last, edition),
  };
  const company = t(`businesses.${business}.company`);
  const of = (period: string) => t("of", { business: company, period });
  const statement = (rows: readonly StatementRow[]) =>
    rows.map((row) => ({
      key: `${row.look} ${row.key}`,
      look: row.look,
      label: t(`lines.${row.key}`, { month, rate: taxRate(edition) }),
      amount: row.look === "heading" ? null : inBooks(row.amount, edition),
    }));
  const missing = unproven(business);
  const name = words(edition.locale, "common");
  const currency = name(`currency.${edition.currency}`);
  const { symbol } = currencies[edition.currency];
  const pageOfLedger = t("entries.tab", { page: ledgerPage });
  const sums = (label: string, amounts: { readonly tax: number; readonly total: number }) => ({
    label,
    tax: inBooks(amounts.tax, edition),
    total: inBooks(amounts.total, edition),
  });
  return {
    company,
    month,
    title: t("title"),
    sample: t("sample"),
    offer: t("offer"),
    prepared: t("prepared"),
    profit: {
      title: t("profit.title"),
      tab: periods.month,
      of: of(periods.month),
      caption: t("profit.caption", { period: periods.month, currency }),
      rows: statement(profitAndLoss(business, edition)),
      sentence: t("profit.sentence", {
        month,
        profit: formatPrice(profit(business, edition), edition),
        share: name(`shareOfSales.${edition.currency}`, { share: profitShare(business, edition) }),
      }),
    },
    balance: {
      title: t("balance.title"),
      tab: periods.end,
      of: of(periods.end),
      caption: t("balance.caption", { period: periods.end, currency }),
      rows: statement(balanceSheet(business, edition)),
      note: taxNote(edition, business),
      sentence: t("balance.sentence", {
        bank: formatPrice(bankOf(business, edition), edition),
        due: formatPrice(billsAndTaxes(business, edition), edition),
      }),
    },
    questions: {
      title: t("questions.title"),
      tab: t("questions.tab", { count: 2 }),
      of: of(periods.month),
      items: [
        {
          key: "unproven",
          title: t("questions.item", {
            subject: t(`purchases.${missing.key}.supplier`),
            date: formatDay(missing.date, edition),
          }),
          amount: formatSum(sampleBooks[edition.segment].purchases[missing.key], edition),
          text: missingReceipt(edition, business),
          answer: t("questions.byPhoto"),
        },
        {
          key: "transfer",
          title: t("questions.item", {
            subject: t(`businesses.${business}.transfer`),
            date: formatDay(transfer.date, edition),
          }),
          amount: formatSum(transfer.amount, edition),
          text: t("questions.transfer", { question: t(`businesses.${business}.question`) }),
          answer: t("questions.byText"),
        },
      ],
      closing: t("questions.closing", { checked: checkedEntries, month }),
      sentence: t("questions.sentence", { month }),
    },
    entries: {
      title: t("entries.title"),
      tab: pageOfLedger,
      of: of(pageOfLedger),
      open: t("entries.open"),
      columns: {
        date: t("entries.date"),
        entry: t("entries.entry"),
        tax: t("entries.taxIn", { symbol }),
        total: t("entries.totalIn", { symbol }),
        checked: t("entries.checked"),
      },
      brought: sums(t("entries.brought"), forward),
      missing: t("entries.missing"),
      you: t("entries.you"),
      rows: purchases.map((purchase) => entry(edition, business, purchase)),
      carried: sums(t("entries.carried"), carriedForward(business, edition)),
      sentence: t("entries.sentence"),
    },
  };
}

function entry(edition: Edition, business: PackBusiness, purchase: Purchase) {
  const t = copy(edition, "pack");
  const { key, date, by } = purchase;
  const net = sampleBooks[edition.segment].purchases[key];
  const taxed = taxOf(purchase, edition);
  const tax = taxed ?? 0;
  const total = net + tax;
  return {
    key,
    date: formatDay(date, edition),
    supplier: t(`purchases.${key}.supplier`),
    category: lineName(purchase.line, edition),
    tax: inBooks(tax, edition),
    total: inBooks(total, edition),
    by,
    check: t(by ? "entries.checkedBy" : "entries.asked"),
    /** Null while it is missing. */
    receipt: by && {
      item: t(`purchases.${key}.item`),
      net: formatAmount(net, edition),
      taxes:
        taxed === null
          ? [{ label: t(`entries.untaxed.${purchase.untaxed ?? "exempt"}`), amount: inBooks(0, edition) }]
          : taxesOn(net, edition).map(({ name, rate, tax: of }) => ({
              label: t("entries.taxOn", {
                atRate: words(edition.locale, "market")(`taxes.${name}`, { rate }),
                net: formatAmount(net, edition),
              }),
              amount: inBooks(of, edition),
            })),
      total: t("entries.total"),
      sum: formatSum(total, edition),
    },
    ...exchange(edition, business, purchase),
  };
}

/** What the accountant noted about a purchase or asked, with the customer's answer. */
function exchange(edition: Edition, business: PackBusiness, purchase: Purchase) {
  const t = copy(edition, "pack");
  const question = askedPurchases.find((one) => one === purchase.key);
  if (question)
    return {
      heading: t("entries.question"),
      text: t(`asked.${question}.question`),
      answer: t(`asked.${question}.answer`),
    };
  if (purchase.by === null)
    return { heading: t("entries.question"), text: missingReceipt(edition, business), answer: null };
  const note = taxOf(purchase, edition) === null ? "entries.noTax" : "entries.adds";
  return { heading: t("entries.note"), text: t(note), answer: null };
}

function missingReceipt(edition: Edition, business: PackBusiness): string {
  return copy(edition, "pack")("questions.unproven", {
    claim: formatPrice(claimable(business, edition), edition),
    line: lineName(unproven(business).line, edition),
  });
}

function lineName(line: PackLine, edition: Edition): string {
  return copy(edition, "pack")(`lines.${line}`, { rate: taxRate(edition) });
}

function taxNote(edition: Edition, business: PackBusiness): string {
  const t = copy(edition, "pack");
  const { onSales, onPurchases, earlier, salesTax } = taxDue(business, edition);
  const month = monthOfPacks(edition);
  if (salesTax === 0) return t("balance.noTax", { month });
  return t("balance.tax", {
    month,
    onSales: formatSum(onSales, edition),
    onPurchases: formatSum(onPurchases, edition),
    ofMonth: formatSum(onSales - onPurchases, edition),
    earlier: formatSum(earlier, edition),
    due: formatSum(salesTax, edition),
  });
}

/** An amount without its currency; a negative one in parentheses, as accountants write it. */
function inBooks(minor: number, edition: Edition): string {
  const amount = formatAmount(Math.abs(minor), edition);
  return minor < 0 ? `(${amount})` : amount;
}
