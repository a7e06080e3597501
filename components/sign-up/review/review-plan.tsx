import { useTranslations } from "next-intl";
import { Actions } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Rollover } from "@/components/ui/rollover";
import { SubmitButton } from "@/components/ui/submit-button";
import type { Edition } from "@/lib/markets/editions";
import {
  formatPrice,
  offersRollover,
  order,
  type PlanType,
  placeOf,
  plan,
  planLimits,
  planTypes,
  pricePerTransaction,
} from "@/lib/plans";
import type { Site } from "@/lib/site";
import { ResultMessage } from "../form/form-status";
import { callout } from "../layout/group";
import { PlanDisclosure, PlanRadio, RolloverSwitch } from "../steps/plan-choice";

type Props = { edition: Edition; site: Site };

export function ReviewPlan({ edition, site }: Props) {
  const t = useTranslations("signUp");
  const form = useTranslations("form");
  const price = (minor: number) => formatPrice(minor, edition);
  return (
    <PlanDisclosure summary={t("review.more")}>
      <div className="grid gap-4 pb-6">
        <fieldset id="planType" className="scroll-mt-24">
          <legend className="sr-only">{t("review.planName")}</legend>
          {planTypes.map((type) => {
            const priced = order(type, false, edition.currency);
            return (
              <label
                key={type}
                htmlFor={`${type}-radio`}
                className="grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-3.5 border-b border-rule py-3.5 text-small"
              >
                <PlanRadio type={type} />
                <span>
                  <b className="block font-semibold">{plan(type).name}</b>
                  {priced.accountLimit === null
                    ? t("review.portfolioChoice")
                    : t("review.planChoice", planLimits(priced))}
                </span>
                <span className="figures">
                  {priced.accountLimit === null
                    ? t("orderSummary.from", { price: price(priced.total) })
                    : price(priced.total)}
                </span>
              </label>
            );
          })}
        </fieldset>
        {planTypes.filter(offersRollover).map((type) => (
          <Rollover
            key={type}
            plan={plan(type).name}
            data-plan={placeOf(type)}
            price={price(order(type, true, edition.currency).rolloverPrice)}
            control={(attributes) => <RolloverSwitch {...attributes} plan={type} />}
          />
        ))}
        {planTypes
          .filter((type) => plan(type).isPAYG)
          .map((type) => (
            <OnCall key={type} type={type} edition={edition} site={site} />
          ))}
        <Actions as="p">
          <SubmitButton saving={form("saving")} look="quiet" name="intent" value="update-plan" formNoValidate>
            {t("review.update")}
          </SubmitButton>
          <NewTabLink href={site.meetingUrl} look="quiet">
            {t("review.meeting")}
          </NewTabLink>
        </Actions>
        <ResultMessage className={callout} />
      </div>
    </PlanDisclosure>
  );
}

function OnCall({ type, edition, site }: Props & { type: PlanType }) {
  const t = useTranslations("signUp");
  const price = formatPrice(pricePerTransaction(edition.currency), edition);
  const minimum = order(type, false, edition.currency).transactionLimit;
  return (
    <section
      className={`grid justify-items-start gap-2 ${callout}`}
      data-plan={placeOf(type)}
      aria-labelledby="on-call"
    >
      <h3 id="on-call">{t("rollover.portfolioHeading")}</h3>
      <p>{t("rollover.portfolioExplain", { plan: plan(type).name, price, minimum })}</p>
      <p>{t("rollover.portfolioNext", { plan: plan(type).name })}</p>
      <NewTabLink href={site.demoUrl} look="quiet" className="mt-1">
        {t("plan.customPlan")}
      </NewTabLink>
    </section>
  );
}
