import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { overviewAddress } from "@/desk/addresses";
import { SelectField } from "@/desk/ui/fields";
import { Ignored } from "@/desk/ui/ignored";
import { marketCodes } from "@/lib/markets";
import { type OverviewQuery, overviewPageAddress, periods } from "./address";

const entry =
  "inline-flex min-h-10 items-center border-y border-r border-edge px-3 text-small whitespace-nowrap no-underline";
const looks = {
  here: "bg-ink font-semibold text-ground",
  other: "bg-sheet text-ink-2 hover:bg-tint hover:text-ink",
} as const;

export function PeriodForm({ asked }: { asked: OverviewQuery }) {
  const t = useTranslations("deskOverview");
  const common = useTranslations("common");
  return (
    <>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-ink pt-4">
        <h2 className="font-display text-h3 font-medium">{t("last", { period: asked.period })}</h2>
        <div className="flex flex-wrap gap-3">
          <form method="get" action={overviewAddress} className="flex gap-2">
            <input type="hidden" name="period" value={asked.period} />
            <SelectField
              name="market"
              label={t("market")}
              hidesLabel
              chosen={asked.market}
              options={[
                ["", t("allMarkets")],
                ...marketCodes.map((code) => [code, common(`country.${code}`)] as const),
              ]}
            />
            <Button small look="quiet">
              {t("show")}
            </Button>
          </form>
          <nav aria-label={t("period")}>
            <ul className="flex border-l border-edge">
              {periods.map((period) => (
                <li key={period}>
                  <a
                    href={overviewPageAddress({ ...asked, period })}
                    aria-current={period === asked.period ? "true" : undefined}
                    className={`${entry} ${looks[period === asked.period ? "here" : "other"]}`}
                  >
                    {t("periodName", { period })}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <Ignored names={asked.ignored} />
    </>
  );
}
