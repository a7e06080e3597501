import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { formFromPlan } from "@/lib/onboarding/form";
import { orderOf, type Wizard } from "@/lib/onboarding/wizard";
import {
  formatPrice,
  offersRollover,
  order,
  plan,
  pricePerTransaction,
  rolloverMonths,
  workedRollover,
} from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { words } from "@/messages/words";
import type { StepAction } from "./form-state";
import { formWords } from "./form-words";
import { RolloverToggle } from "./rollover-toggle";
import { StepBar } from "./step-bar";
import { StepForm } from "./step-form";
import { StepPage, stepFormId } from "./step-page";
import { StepTitles } from "./step-titles";

type Props = { wizard: Wizard; site: Site; action: StepAction };

/** Step 2: rollover on or off; Portfolio needs none and ends here. */
export function RolloverStep(props: Props) {
  const { planType } = orderOf(props.wizard);
  return (
    <StepPage wizard={props.wizard} step="rollover">
      <StepTitles market={props.wizard.market} step="rollover" />
      {offersRollover(planType) ? <Offer {...props} /> : <NotNeeded {...props} />}
    </StepPage>
  );
}

function Offer({ wizard, action }: Props) {
  const { market } = wizard;
  const t = words(market.locale, "signUp");
  const chosen = orderOf(wizard);
  const offered = order(chosen.planType, true, market.currency);
  return (
    <StepForm
      id={stepFormId}
      market={market.code}
      action={action}
      initial={formFromPlan(chosen)}
      words={formWords(market, "rollover")}
      returns={wizard.returnsToReview}
    >
      <div className="group">
        <RolloverToggle
          type={chosen.planType}
          label={t("rollover.switch", { plan: plan(chosen.planType).name })}
          price={t("rollover.switchPrice", { price: formatPrice(offered.rolloverPrice, market.currency) })}
        />
        <p>{t("rollover.explain", { months: rolloverMonths, ...workedRollover() })}</p>
      </div>
      <StepBar market={market} step="rollover" />
    </StepForm>
  );
}

function NotNeeded({ wizard, site }: Props) {
  const { market } = wizard;
  const t = words(market.locale, "signUp");
  const { planType, transactionLimit } = orderOf(wizard);
  const { name } = plan(planType);
  const price = formatPrice(pricePerTransaction(market.currency), market.currency);
  return (
    <section className="group" aria-labelledby="no-rollover">
      <title>{formWords(market, "rollover").title}</title>
      <h2 id="no-rollover">{t("rollover.portfolioHeading")}</h2>
      <p>{t("rollover.portfolioExplain", { plan: name, price, minimum: transactionLimit })}</p>
      <p>{t("rollover.portfolioNext", { plan: name })}</p>
      <div className="bar">
        <LinkButton quiet href={signUpAddress(market.code, "plan")}>
          {t("rollover.otherPlan")}
        </LinkButton>
        <NewTabLink locale={market.locale} href={site.demoUrl}>
          {t("plan.customPlan")}
        </NewTabLink>
      </div>
    </section>
  );
}
