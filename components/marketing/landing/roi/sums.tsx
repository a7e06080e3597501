import type { ReactNode } from "react";
import { Sum } from "@/components/marketing/sections/book";
import { formatNumber } from "@/lib/content/formats";
import type { Account } from "@/lib/content/roi";
import { formatHeadline, type MoneyFormat } from "@/lib/plans";
import type { RoiWords } from "./roi-words";

type Props = { sums: Account; money: MoneyFormat; words: RoiWords };

const figure = "figures py-1.5 md:py-2 ps-4 align-baseline max-[12rem]:ps-1";
/** In a window narrower than any phone the figures stand below their name. */
const row = "max-[20rem]:grid max-[20rem]:grid-cols-2";
const name = "py-1.5 text-start max-[20rem]:col-span-2 max-[20rem]:pb-0 md:py-2";

/**
 * The costs of a year side by side: as they are today, and with the product. The specification's two figures are the subtotals,
 * since they leave out the time with the product.
 */
export function Sums({ sums, money, words }: Props) {
  const number = (units: number) => formatNumber(units, money);
  return (
    <table className="w-full border-t border-ink text-small/snug">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="text-note text-ink-3">
        <tr className={row}>
          <td className="max-[20rem]:hidden" />
          <th className={`${figure} font-semibold`} scope="col">
            {words.today}
          </th>
          <th className={`${figure} font-semibold`} scope="col">
            {words.withService}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row label={words.time} note={words.timeOf} today={number(sums.time)} withService={words.none} />
        <Row
          label={words.yearlyFees}
          note={words.yearlyFeesOf}
          today={number(sums.yearlyFees)}
          withService={number(sums.kept)}
        />
        <Row label={words.plan} note={words.planOf} today={words.none} withService={number(sums.plan)} />
        <tr className={`${row} border-t border-ink`}>
          <th className={`${name} font-normal`} scope="row">
            {words.before}
          </th>
          <td className={figure}>{formatHeadline(sums.today, money)}</td>
          <td className={figure}>{formatHeadline(sums.withService, money)}</td>
        </tr>
        <Row
          label={words.sending}
          note={words.sendingOf}
          today={words.none}
          withService={number(sums.timeWithService)}
        />
        <tr className={`${row} border-t border-ink font-semibold`}>
          <th className={`${name} font-semibold`} scope="row">
            {words.total}
          </th>
          <td className={figure}>
            <Sum>{formatHeadline(sums.today, money)}</Sum>
          </td>
          <td className={figure}>
            <Sum>{formatHeadline(sums.total, money)}</Sum>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type RowProps = { label: string; note: ReactNode; today: string; withService: string };

function Row({ label, note, today, withService }: RowProps) {
  return (
    <tr className={`${row} border-t border-rule`}>
      <th className={`${name} font-normal`} scope="row">
        {label}
        <span className="block text-note text-ink-3">{note}</span>
      </th>
      <td className={figure}>{today}</td>
      <td className={figure}>{withService}</td>
    </tr>
  );
}
