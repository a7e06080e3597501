import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { words } from "@/i18n/words";
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
import { formFromPlan } from "@/lib/sign-up/form";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import type { StepAction } from "../form/form-state";
import { formWords } from "../form/form-words";
import { StepForm } from "../form/step-form";
import { StepBar } from "../layout/step-bar";
import { formOf, StepPage } from "../layout/step-page";
import { StepTitles } from "../layout/step-titles";
import { RolloverToggle } from "./rollover-toggle";

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
    <StepForm {...formOf(wizard, "rollover")} action={action} initial={formFromPlan(chosen)}>
      <div className="group">
        <RolloverToggle
          type={chosen.planType}
          label={t("rollover.switch", { plan: plan(chosen.planType).name })}
          price={t("rollover.switchPrice", { price: formatPrice(offered.rolloverPrice, market.currency) })}
        />
        <p>{t("rollover.explain", { months: rolloverMonths })}</p>
        <Example wizard={wizard} />
      </div>
      <StepBar market={market} step="rollover" />
    </StepForm>
  );
}

/** A quiet month on the chosen plan, added up. */
function Example({ wizard }: { wizard: Wizard }) {
  const { locale } = wizard.market;
  const t = words(locale, "signUp");
  const { planType } = orderOf(wizard);
  const { limit, used, carried, next } = workedRollover(planType);
  const count = new Intl.NumberFormat(locale);
  return (
    <figure className="carried">
      <figcaption>{t("rollover.example.caption", { plan: plan(planType).name })}</figcaption>
      <dl className="sumlist">
        <div>
          <dt>{t("rollover.example.included")}</dt>
          <dd>{count.format(limit)}</dd>
        </div>
        <div>
          <dt>{t("rollover.example.used")}</dt>
          <dd>{count.format(-used)}</dd>
        </div>
        <div>
          <dt>{t("rollover.example.carried")}</dt>
          <dd>{count.format(carried)}</dd>
        </div>
        <div className="grand">
          <dt>{t("rollover.example.next", { limit, carried })}</dt>
          <dd>{count.format(next)}</dd>
        </div>
      </dl>
    </figure>
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
        <LinkButton look="quiet" href={signUpAddress(market.code, "plan")}>
          {t("rollover.otherPlan")}
        </LinkButton>
        <NewTabLink href={site.demoUrl}>{t("plan.customPlan")}</NewTabLink>
      </div>
    </section>
  );
}
