import { useTranslations } from "next-intl";
import { ScrollsSideways } from "@/components/ui/scrolls-sideways";
import { Section } from "@/components/ui/section";
import { wideSheet } from "@/desk/ui/looks";
import { HeadRow } from "@/desk/ui/table";
import { defaultEdition } from "@/lib/markets/editions";
import { formatSum } from "@/lib/plans";
import type { Period } from "./address";
import { type Figures, statusColumns } from "./figures";

const { locale } = defaultEdition;

const figure = "whitespace-nowrap px-3 py-2 text-right tabular-nums";

/** Scrolls on small screens, with the markets' names in view, since it is for comparing. */
export function MarketTable({ figures, period }: { figures: Figures; period: Period }) {
  const t = useTranslations("deskOverview");
  const desk = useTranslations("desk");
  const common = useTranslations("common");
  const caption = t("markets.caption", { period });
  const nameOf = (column: (typeof statusColumns)[number]) =>
    column === "started" || column === "submitted" ? t(column) : desk(`signUps.statusName.${column}`);
  return (
    <Section id="markets" heading={t("markets.heading")} className="mt-10">
      <ScrollsSideways label={caption} className={`mt-4 overflow-x-auto ${wideSheet}`}>
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <HeadRow
              columns={[
                { label: t("market"), look: "sticky left-0 bg-sheet" },
                ...statusColumns.map((column) => ({ label: nameOf(column), isRight: true })),
                { label: t("markets.revenue"), isRight: true },
              ]}
            />
          </thead>
          <tbody>
            {figures.markets.map(({ code, counts, revenue }) => (
              <tr key={code} className="hover:bg-tint">
                <th
                  scope="row"
                  className="sticky left-0 border-b border-rule bg-sheet px-3 py-2 text-left font-normal whitespace-nowrap"
                >
                  {common(`country.${code}`)}
                </th>
                {statusColumns.map((column) => (
                  <td
                    key={column}
                    className={`${figure} border-b border-rule ${lookOf(column, counts[column])}`}
                  >
                    {t("number", { value: counts[column] })}
                  </td>
                ))}
                <td className={`${figure} border-b border-rule ${revenue.minor === 0 ? "text-ink-3" : ""}`}>
                  {t("inCurrency", {
                    sum: formatSum(revenue.minor, { currency: revenue.currency, locale }),
                    currency: revenue.currency,
                  })}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="sticky left-0 bg-sheet px-3 py-2 text-left font-semibold">
                {t("markets.all")}
              </th>
              {statusColumns.map((column) => (
                <td key={column} className={`${figure} font-semibold`}>
                  <span className="border-b-[3px] border-double border-ink">
                    {t("number", { value: figures.total[column] })}
                  </span>
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </ScrollsSideways>
    </Section>
  );
}

function lookOf(column: string, count: number): string {
  if (count === 0) return "text-ink-3";
  return column === "failed" ? "font-semibold text-error" : "";
}
