import { useTranslations } from "next-intl";
import { Cover, CoverLead } from "@/components/marketing/sections/section";
import { Button } from "@/components/ui/button";
import { CurrentText } from "@/components/ui/current-text";
import { Flag } from "@/components/ui/icon";
import { softwareOf } from "@/i18n/copy";
import { atStart } from "@/i18n/list";
import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { type ClosedMonth, monthEnds } from "@/lib/content/month-end";
import { formatDateWithWeekday, formatMonth } from "@/lib/dates/formats";
import { type Currency, type Market, type MarketCode, markets } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import { cheapestPlan, formatHeadline, headline, order } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";

type Props = { edition: Edition; index?: boolean };

/**
 * The last block of the page: a plain GET form that opens step 1 of the sign-up in the chosen market. `index`: no market is known
 * yet, so that the choice is open.
 */
export function GetStarted({ edition, index = false }: Props) {
  const t = useCopy("landing");
  return (
    <Cover
      id="get-started"
      heading={t("start.heading")}
      intro={
        <CoverLead>
          <BooksReady edition={edition} />
        </CoverLead>
      }
    >
      <form className="group/start" action={signUpAddress(edition, "plan")}>
        {index ? (
          <Currencies edition={edition} />
        ) : (
          <details>
            <summary className="inline-flex min-h-11 list-none items-center underline decoration-edge underline-offset-[0.22em]">
              {t("start.otherCountry")}
            </summary>
            <Currencies edition={edition} />
          </details>
        )}
        <Button className="mt-3 w-full">
          <span className="supports-[selector(:has(*))]:hidden">{t("start.button")}</span>
          {markets.map(({ code, currency }) => (
            <span key={code} className={whileChosen[code]}>
              {t("start.withPrice", { price: priceIn(currency, edition) })}
            </span>
          ))}
        </Button>
        <p className="mt-3 text-small text-ink-3">{t("start.note")}</p>
      </form>
      <p className="border-t border-cover-edge pt-4 text-small text-ink-3 lg:col-span-2">
        {t.rich("start.counter", { number: () => <CountedEntries edition={edition} /> })}
      </p>
    </Cover>
  );
}

const whileChosen: Record<MarketCode, string> = {
  uk: "hidden group-has-[[value=uk]:checked]/start:inline",
  us: "hidden group-has-[[value=us]:checked]/start:inline",
  ca: "hidden group-has-[[value=ca]:checked]/start:inline",
};

function priceIn(currency: Currency, { locale }: Edition): string {
  return formatHeadline(headline(order(cheapestPlan.type, false, currency).total), { currency, locale });
}

function Currencies({ edition }: { edition: Edition }) {
  const t = useCopy("landing");
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">{t("start.legend")}</legend>
      <div className="border-t border-ink">
        {markets.map((choice) => (
          <Choice key={choice.code} choice={choice} edition={edition} />
        ))}
      </div>
      <p className="mt-2 text-small text-ink-3">{t("start.rounded")}</p>
    </fieldset>
  );
}

const radio =
  "size-5.5 appearance-none rounded-full border-[1.5px] border-ink checked:bg-[radial-gradient(circle,var(--ink)_0_45%,transparent_48%)] forced-colors:border-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none";

function Choice({ choice, edition }: { choice: Market; edition: Edition }) {
  const { code, currency, flag } = choice;
  const t = useCopy("landing");
  const name = useTranslations("common");
  return (
    <label className="grid cursor-pointer grid-cols-[auto_auto_1fr_auto] items-center gap-x-3.5 border-b border-cover-edge px-1 py-2.5 hover:bg-[rgb(255_255_255/0.05)] max-[16rem]:gap-x-1.5">
      <input
        className={radio}
        type="radio"
        name="market"
        value={code}
        defaultChecked={code === edition.code}
      />
      <Flag of={flag} />
      <span>
        <b className="block leading-snug font-semibold">{name(`country.${code}`)}</b>
        <small className="text-small/snug text-ink-2">
          {t("start.choice", {
            currency: atStart(name(`currency.${currency}`), edition.locale),
            software: softwareOf(choice, edition.locale),
          })}
        </small>
      </span>
      <span className="text-h2/none font-display whitespace-nowrap">{priceIn(currency, edition)}</span>
    </label>
  );
}

/** Empty until the early script writes a number, with space reserved for it. It is given the separator of thousands. */
function CountedEntries({ edition }: { edition: Edition }) {
  return (
    <span
      className="inline-block min-w-[5ch] font-semibold text-ink tabular-nums"
      data-counter={formatNumber(1_000, edition).replace(/\d/g, "")}
      suppressHydrationWarning
    >
      {""}
    </span>
  );
}

/** When the visitor's first books are ready. Without scripts those of the month of the build, in a year from it the rule. */
function BooksReady({ edition }: { edition: Edition }) {
  const t = useCopy("landing");
  const months = monthEnds(new Date(), edition);
  const ready = ({ month, workingDays }: ClosedMonth) => ({
    month: formatMonth(month, edition),
    date: formatDateWithWeekday(workingDays.at(-1) ?? "", edition),
  });
  const [built] = months;
  return (
    <CurrentText
      texts={months.map((month) => [month.endsAt, t("month.yours", ready(month))])}
      after={t("month.rule")}
    >
      {built ? t("month.built", ready(built)) : t("month.rule")}
    </CurrentText>
  );
}
