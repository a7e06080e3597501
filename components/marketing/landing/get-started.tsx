import { useTranslations } from "next-intl";
import { Cover, CoverLead } from "@/components/marketing/sections/section";
import { Button } from "@/components/ui/button";
import { Flag } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { type Market, markets } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import { cheapestPlan, formatHeadline, headline, order } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";

/** The last block of the page: a plain GET form that opens step 1 of the sign-up in the chosen currency. */
export function GetStarted({ edition }: { edition: Edition }) {
  const t = useCopy("landing");
  return (
    <Cover id="get-started" heading={t("start.heading")} intro={<CoverLead>{t("start.lead")}</CoverLead>}>
      <form action={signUpAddress(edition, "plan")}>
        <fieldset>
          <legend className="pb-3 font-semibold">{t("start.legend")}</legend>
          <div className="grid grid-cols-3 border-t border-on-cover max-[16rem]:grid-cols-1 sm:grid-cols-1">
            {markets.map((choice) => (
              <Choice key={choice.code} choice={choice} edition={edition} />
            ))}
          </div>
        </fieldset>
        <Button className="mt-6 w-full">{t("start.button")}</Button>
        <p className="mt-3 text-note/normal text-ink-3">{t("start.note")}</p>
      </form>
    </Cover>
  );
}

const radio =
  "size-5.5 max-sm:justify-self-end appearance-none rounded-full border-[1.5px] border-on-cover checked:bg-[radial-gradient(circle,var(--on-cover)_0_45%,transparent_48%)] forced-colors:border-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none";

function Choice({ choice, edition }: { choice: Market; edition: Edition }) {
  const t = useCopy("landing");
  const name = useTranslations("common");
  const { code, currency, flag } = choice;
  const price = formatHeadline(headline(order(cheapestPlan.type, false, currency).total), {
    currency,
    locale: edition.locale,
  });
  return (
    <label className="grid cursor-pointer grid-cols-2 content-start items-center gap-x-2.5 gap-y-1.5 border-b border-cover-edge px-1 py-3 hover:bg-[rgb(255_255_255/0.05)] max-sm:text-center sm:grid-cols-[auto_auto_1fr_auto] sm:gap-x-3.5">
      <input
        className={radio}
        type="radio"
        name="currency"
        value={currency}
        defaultChecked={code === edition.code}
      />
      <Flag of={flag} />
      <span className="max-sm:col-span-2">
        <b className="block leading-snug font-semibold max-sm:text-note">{name(`country.${code}`)}</b>
        <small className="text-note text-on-cover-2 max-sm:sr-only">{t(`start.${code}`)}</small>
      </span>
      <span className="text-[1.5rem]/none font-display tracking-figure whitespace-nowrap max-sm:col-span-2 sm:text-end">
        {price}
      </span>
    </label>
  );
}
