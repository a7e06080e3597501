import { useTranslations } from "next-intl";
import type { Todo } from "@/desk/todos/group";
import { kindOf } from "@/desk/todos/kinds";
import { SameAs } from "@/desk/ui/same-as";
import { sumOf } from "@/desk/ui/sums";
import type { Currency } from "@/lib/markets";
import type { PaymentStatus } from "@/lib/payments/states";

/** What is to do about a sign-up, the first due first. */
export function NextTodo({ of }: { of: readonly Todo[] }) {
  const t = useTranslations("deskToday.kindName");
  return of.map(({ kind, reason, same }) => (
    <span key={`${kind} ${reason}`} className="block">
      <span className={`text-small font-semibold ${kindOf(kind).isProblem ? "text-error" : "text-ink-2"}`}>
        {t(kind)}
      </span>
      {same[0] && (
        <span className="block text-note text-ink-2">
          <SameAs {...same[0]} />
        </span>
      )}
    </span>
  ));
}

type Priced = { paymentStatus: PaymentStatus; currency: Currency; planPrice: number };

/** What is confirmed among the rows, each currency by itself. */
export function SumRow({ rows, columns }: { rows: readonly Priced[]; columns: number }) {
  const t = useTranslations("deskList");
  const confirmed = new Map<Currency, number>();
  for (const { paymentStatus, currency, planPrice } of rows)
    if (paymentStatus === "confirmed") confirmed.set(currency, (confirmed.get(currency) ?? 0) + planPrice);
  return (
    <tfoot className="max-md:block">
      <tr className="max-md:block max-md:px-4 max-md:py-3">
        <th
          scope="row"
          colSpan={2}
          className="px-3 py-3 text-left font-normal text-ink-2 max-md:block max-md:p-0"
        >
          {t("sum")}
        </th>
        <td colSpan={columns - 2} className="px-3 py-3 max-md:block max-md:px-0 max-md:pt-1">
          <span className="flex flex-wrap gap-x-6 gap-y-1 md:justify-end">
            {confirmed.size === 0 && <span className="text-ink-3">{t("noSum")}</span>}
            {[...confirmed].map(([currency, sum]) => (
              <span key={currency} className="border-b-[3px] border-double border-ink">
                {sumOf(sum, currency)}
              </span>
            ))}
          </span>
        </td>
      </tr>
    </tfoot>
  );
}
