import { useTranslations } from "next-intl";
import { Actions, LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Rollover } from "@/components/ui/rollover";
import { numberFormat } from "@/lib/markets/number-format";
import {
  formatPrice,
  offersRollover,
  order,
  placeOf,
  plan,
  pricePerTransaction,
  rolloverMonths,
  workedRollover,
} from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import { formFromPlan } from "@/lib/sign-up/fields";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import type { StepAction } from "../form/form-state";
import { ContinueButton } from "../layout/continue-button";
import { BesideTotal, buttonInTotal } from "../layout/running-total";
import { SumLine, SumTotal } from "../layout/side-panel";
import { ProgressList, useStepTitle, WizardForm } from "../layout/step-page";
import { RolloverSwitch } from "./plan-choice";

type Props = { wizard: Wizard; site: Site; action: StepAction };

export function RolloverStep(props: Props) {
  return offersRollover(orderOf(props.wizard).planType) ? <Offer {...props} /> : <NotNeeded {...props} />;
}

function Offer({ wizard, action }: Props) {
  const { edition } = wizard;
  const t = useTranslations("signUp");
  const chosen = orderOf(wizard);
  const offered = order(chosen.planType, true, edition.currency);
  return (
    <>
      <ProgressList wizard={wizard} step="rollover" />
      <WizardForm wizard={wizard} step="rollover" action={action} initial={formFromPlan(chosen)}>
        <BesideTotal
          wizard={wizard}
          step="rollover"
          button={<ContinueButton className={buttonInTotal}>{t("continue")}</ContinueButton>}
        >
          <div className={content}>
            <input
              type="hidden"
              name="planType"
              value={chosen.planType}
              data-place={placeOf(chosen.planType)}
            />
            <Rollover
              plan={plan(chosen.planType).name}
              price={formatPrice(offered.rolloverPrice, edition)}
              control={(attributes) => <RolloverSwitch {...attributes} plan={chosen.planType} />}
            />
            <p className="mt-4">{t("rollover.explain", { months: rolloverMonths })}</p>
            <Example wizard={wizard} />
          </div>
        </BesideTotal>
      </WizardForm>
    </>
  );
}

const content = "max-w-168 border-t border-ink pt-6";

function Example({ wizard }: { wizard: Wizard }) {
  const { locale } = wizard.edition;
  const t = useTranslations("signUp");
  const { planType } = orderOf(wizard);
  const { limit, used, carried, next } = workedRollover(planType);
  const count = numberFormat(locale);
  return (
    <figure className="mt-6 border border-rule border-t-ink bg-sheet p-5">
      <figcaption className="mb-2 text-small font-semibold">
        {t("rollover.example.caption", { plan: plan(planType).name })}
      </figcaption>
      <dl>
        <SumLine label={t("rollover.example.included")}>{count.format(limit)}</SumLine>
        <SumLine label={t("rollover.example.used")}>{t("rollover.example.less", { used })}</SumLine>
        <SumLine label={t("rollover.example.carried")}>{count.format(carried)}</SumLine>
        <SumTotal label={t("rollover.example.next", { limit, carried })}>{count.format(next)}</SumTotal>
      </dl>
    </figure>
  );
}

function NotNeeded({ wizard, site }: Props) {
  const { edition } = wizard;
  const t = useTranslations("signUp");
  const title = useStepTitle("rollover", edition);
  const { planType, transactionLimit } = orderOf(wizard);
  const { name } = plan(planType);
  const price = formatPrice(pricePerTransaction(edition.currency), edition);
  return (
    <>
      <title>{title}</title>
      <ProgressList wizard={wizard} step="rollover" />
      <BesideTotal
        wizard={wizard}
        step="rollover"
        lead={t("rollover.portfolioHeading")}
        button={
          <NewTabLink className={buttonInTotal} href={site.demoUrl}>
            {t("plan.customPlan")}
          </NewTabLink>
        }
      >
        <div className={content}>
          <p>{t("rollover.portfolioExplain", { plan: name, price, minimum: transactionLimit })}</p>
          <p className="mt-4">{t("rollover.portfolioNext", { plan: name })}</p>
          <Actions as="p" className="mt-6">
            <LinkButton look="quiet" href={signUpAddress(edition, "plan")}>
              {t("rollover.otherPlan")}
            </LinkButton>
          </Actions>
        </div>
      </BesideTotal>
    </>
  );
}
