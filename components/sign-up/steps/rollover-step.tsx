import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
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
import { Group } from "../layout/group";
import { SumLine, SumTotal } from "../layout/side-panel";
import { ButtonBar, ContinueBar } from "../layout/step-bar";
import { StepPage, useStepTitle, WizardForm } from "../layout/step-page";
import { RolloverSwitch } from "./plan-choice";

type Props = { wizard: Wizard; site: Site; action: StepAction };

export function RolloverStep(props: Props) {
  const { planType } = orderOf(props.wizard);
  return (
    <StepPage wizard={props.wizard} step="rollover">
      {offersRollover(planType) ? <Offer {...props} /> : <NotNeeded {...props} />}
    </StepPage>
  );
}

function Offer({ wizard, action }: Props) {
  const { edition } = wizard;
  const t = useTranslations("signUp");
  const chosen = orderOf(wizard);
  const offered = order(chosen.planType, true, edition.currency);
  return (
    <WizardForm wizard={wizard} step="rollover" action={action} initial={formFromPlan(chosen)}>
      <div className="border-t border-ink py-8">
        <input type="hidden" name="planType" value={chosen.planType} data-place={placeOf(chosen.planType)} />
        <Rollover
          plan={plan(chosen.planType).name}
          price={formatPrice(offered.rolloverPrice, edition)}
          control={(attributes) => <RolloverSwitch {...attributes} plan={chosen.planType} />}
        />
        <p className="mt-4">{t("rollover.explain", { months: rolloverMonths })}</p>
        <Example wizard={wizard} />
      </div>
      <ContinueBar wizard={wizard} step="rollover" />
    </WizardForm>
  );
}

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
    <Group id="no-rollover" heading={t("rollover.portfolioHeading")}>
      <title>{title}</title>
      <p>{t("rollover.portfolioExplain", { plan: name, price, minimum: transactionLimit })}</p>
      <p className="mt-4">{t("rollover.portfolioNext", { plan: name })}</p>
      <ButtonBar className="mt-8 max-sm:flex-col-reverse">
        <LinkButton look="quiet" href={signUpAddress(edition, "plan")}>
          {t("rollover.otherPlan")}
        </LinkButton>
        <NewTabLink href={site.demoUrl}>{t("plan.customPlan")}</NewTabLink>
      </ButtonBar>
    </Group>
  );
}
