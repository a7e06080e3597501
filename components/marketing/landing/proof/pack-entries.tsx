import { Checked, Sum } from "@/components/marketing/sections/book";
import type { Pack } from "@/i18n/pack";

const cell = "px-2 py-2 align-top";
const figure = `figures ${cell}`;
const checked = "border-s border-margin-rule py-2 ps-2 align-top";
const phoneHidden = "max-sm:hidden";

/** A page of the purchase ledger: who checked each entry, and what is still asked for. */
export function Entries({ of: { caption, columns, rows, forward } }: { of: Pack["entries"] }) {
  return (
    <table className="w-full text-small/snug">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-start text-note text-ink-3">
        <tr>
          <th className="py-2 pe-2 text-start font-semibold" scope="col">
            {columns.date}
          </th>
          <th className={`${cell} text-start font-semibold`} scope="col">
            {columns.entry}
          </th>
          <th className={`${figure} font-semibold ${phoneHidden}`} scope="col">
            {columns.tax}
          </th>
          <th className={`${figure} font-semibold`} scope="col">
            {columns.total}
          </th>
          <th className="border-s border-margin-rule py-2 ps-2 text-start font-semibold" scope="col">
            {columns.checked}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, date, supplier, category, tax, total, by, check }) => (
          <tr key={key} className="border-t border-rule">
            <td className="py-2 pe-2 align-top whitespace-nowrap text-ink-2">{date}</td>
            <th className={`${cell} text-start font-semibold`} scope="row">
              {supplier}
              <span className="block font-normal text-ink-2">{category}</span>
            </th>
            <td className={`${figure} ${phoneHidden}`}>{tax}</td>
            <td className={figure}>{total}</td>
            <td className={checked}>{by ? <Checked by={by} label={check} /> : check}</td>
          </tr>
        ))}
        <tr className="border-t border-ink font-semibold">
          <td />
          <th className={`${cell} text-start font-semibold`} scope="row">
            {forward.label}
          </th>
          <td className={`${figure} ${phoneHidden}`}>
            <Sum>{forward.tax}</Sum>
          </td>
          <td className={figure}>
            <Sum>{forward.total}</Sum>
          </td>
          <td className="border-s border-margin-rule" />
        </tr>
      </tbody>
    </table>
  );
}
