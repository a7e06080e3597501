import { useTranslations } from "next-intl";
import { Checked } from "@/components/marketing/sections/book";
import { radioControl } from "@/components/ui/control";
import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { type Sample, samples } from "@/lib/content/ledger";
import type { Accountant } from "@/lib/content/proof";
import { formatDay } from "@/lib/dates";
import { currencies } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import { formatSum } from "@/lib/plans";

/** Date, supplier, tax, total, tick; fewer on narrow screens. A line wraps where even these do not fit. */
const columns =
  "grid items-center gap-x-2 px-3 xs:gap-x-3 xs:px-4 lg:px-5 grid-cols-[minmax(0,1fr)_4.5rem_2.25rem] xs:grid-cols-[minmax(0,1fr)_4.5rem_3.25rem] sm:grid-cols-[3.5rem_minmax(0,1fr)_4.5rem_5rem_5.5rem] lg:max-xl:grid-cols-[3.5rem_minmax(0,1fr)_5rem_5rem] max-[18rem]:grid-cols-[minmax(0,1fr)_auto]";

const onlyWide = "max-sm:hidden lg:max-xl:hidden";

/** The row is the control. The radio button shows where its tint does not: in forced colours, in print, and without scripts. */
const radio = `size-5 focus-visible:outline-0 [@media_screen_and_(scripting:enabled)_and_(forced-colors:none)]:sr-only ${radioControl}`;

type Props = { edition: Edition; accountants: readonly Accountant[] };

/**
 * The checked entries, each a radio button. `exhibit.css` shows the document and the history of the chosen one, without
 * scripts.
 */
export function CheckedLedger({ edition, accountants }: Props) {
  const t = useCopy("example");
  const words = useTranslations("market");
  const { symbol } = currencies[edition.currency];
  const taxName = words("taxColumn");
  const tax = t("money", { label: taxName, symbol });
  const total = t("money", { label: t("total"), symbol });
  return (
    <div className="flex flex-col border border-b-0 border-rule border-t-ink bg-sheet lg:col-start-2">
      <fieldset className="flex grow flex-col">
        <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-3 px-3 py-2 xs:px-4 sm:py-2.5 lg:px-5">
          <h2 className="text-h3/tight font-medium tracking-normal max-sm:text-body/tight">
            {t("purchases", { business: t("business") })}
          </h2>
          <span className="text-note text-ink-2">{t("try")}</span>
        </legend>
        <div
          className={`${columns} border-y border-rule py-1 text-note text-ink-2 sm:py-1.5`}
          aria-hidden="true"
        >
          <span className="max-sm:hidden">{t("date")}</span>
          <span className="max-[18rem]:col-span-2">{t("suppliers")}</span>
          <span className={`text-end ${onlyWide}`}>{tax}</span>
          <span className="text-end">{total}</span>
          <span className="max-sm:text-center max-xs:sr-only sm:ps-2.5">{t("checked")}</span>
        </div>
        <div className="grid grow lg:auto-rows-fr">
          {samples(edition).map((sample, at) => (
            <Entry
              key={sample.key}
              sample={sample}
              edition={edition}
              accountants={accountants}
              taxName={taxName}
              chosen={at === 0}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type EntryProps = Props & { sample: Sample; taxName: string; chosen: boolean };

function Entry({ sample, edition, accountants, chosen, taxName }: EntryProps) {
  const t = useCopy("example");
  const { key, date, net, tax, by } = sample;
  const day = formatDay(date, edition);
  return (
    <label
      className={`${columns} cursor-pointer border-rule text-small not-last:border-b hover:bg-tint has-checked:bg-wash has-checked:shadow-[inset_3px_0_0_var(--ink)] has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent`}
    >
      <span className="text-ink-2 max-sm:hidden">{day}</span>
      <span className="flex items-center gap-2.5 py-2 max-[18rem]:col-span-2">
        <input
          className={radio}
          type="radio"
          name="document"
          value={key}
          defaultChecked={chosen}
          aria-label={t("line", {
            supplier: t(`documents.${key}.supplier`),
            category: t(`documents.${key}.category`),
            day,
            taxName,
            tax: formatSum(tax, edition),
            total: formatSum(net + tax, edition),
          })}
        />
        <span className="min-w-0 leading-snug">
          <b className="font-semibold">{t(`documents.${key}.supplier`)}</b>
          <span className="block text-note text-ink-2">
            <span className="sm:hidden">{t("dayBefore", { day })}</span>
            {t(`documents.${key}.category`)}
          </span>
        </span>
      </span>
      <span className={`figures ${onlyWide}`}>{formatAmount(tax, edition)}</span>
      <span className="figures font-semibold">{formatAmount(net + tax, edition)}</span>
      <span className="grid h-full items-center border-s border-margin-rule py-1.5 max-sm:justify-center sm:ps-2.5">
        <Checked by={by} accountants={accountants} />
      </span>
    </label>
  );
}
