import { useTranslations } from "next-intl";
import { buttonClass, LinkButton } from "@/components/ui/button";
import { TakesFocus } from "@/components/ui/takes-focus";
import { useCopy } from "@/i18n/use-copy";
import { formatDebitDate } from "@/lib/dates";
import { formatSum, plan } from "@/lib/plans";
import { signUpAddress, siteAddress } from "@/lib/routing/addresses";
import { formFromPlan } from "@/lib/sign-up/fields";
import { type ReviewChange, reviewedChoice, updatedPlan } from "@/lib/sign-up/review";
import { orderOf, type Wizard } from "@/lib/sign-up/wizard";
import type { Site } from "@/lib/site";
import type { StepAction } from "../form/form-state";
import { callout } from "../layout/group";
import { PanelEntry, SidePanel } from "../layout/side-panel";
import { ButtonBar } from "../layout/step-bar";
import { StepPage, WizardForm } from "../layout/step-page";
import { choicesOn } from "../steps/choices";
import { PayButton, Terms } from "./pay";
import { BusinessCard, ContactCard, PlanSummaryCard, PromiseCards } from "./review-cards";
import { ReviewPlan } from "./review-plan";

type Props = {
  wizard: Wizard;
  site: Site;
  action: StepAction;
  /** The version of the terms that the visitor accepts on this page. */
  terms: string;
  /** Why the review is shown again instead of being sent: what changed since it was opened. */
  changed: ReviewChange | null;
};

/** The look of a disabled button by CSS alone, while the terms' box is not ticked. */
const notYet =
  "in-[form:has(#termsAccepted:not(:checked))]:border-dashed in-[form:has(#termsAccepted:not(:checked))]:border-edge! in-[form:has(#termsAccepted:not(:checked))]:bg-tint! in-[form:has(#termsAccepted:not(:checked))]:text-ink-3";

export function ReviewStep({ wizard, site, action, terms, changed }: Props) {
  const { market, answers, version } = wizard;
  const t = useTranslations("signUp");
  return (
    <StepPage wizard={wizard} step="review" aside={<ReviewAside wizard={wizard} />}>
      <WizardForm
        key={changed ? `${changed}.${version}.${terms}` : terms}
        wizard={wizard}
        step="review"
        keepsFields
        sending={t("review.redirecting")}
        action={action}
        initial={formFromPlan(orderOf(wizard))}
        above={
          changed && (
            <TakesFocus className={callout} of={`${changed}.${version}.${terms}`}>
              {t(`review.changed.${changed}`, updatedPlan(orderOf(wizard), market, { termsAccepted: false }))}
            </TakesFocus>
          )
        }
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="choice" value={reviewedChoice(market.code, answers.plan)} />
        <input type="hidden" name="terms" value={terms} />
        <div className="grid gap-4">
          <PlanSummaryCard wizard={wizard} />
          <BusinessCard wizard={wizard} />
          <ContactCard wizard={wizard} />
          <PromiseCards wizard={wizard} />
          <ReviewPlan market={market} site={site} />
          <Terms>
            {t.rich("review.terms", {
              terms: (chunks) => (
                <a href={siteAddress("terms")} target="_blank" rel="noopener">
                  {chunks}
                  <span className="sr-only">{t("newTab")}</span>
                </a>
              ),
            })}
          </Terms>
          <ButtonBar>
            <LinkButton look="quiet" href={signUpAddress(market.code, "contact")}>
              {t("back")}
            </LinkButton>
            <PayButton
              className={`${buttonClass()} ${notYet}`}
              words={{
                pay: t("review.pay"),
                redirecting: t("review.redirecting"),
              }}
            />
          </ButtonBar>
          <p
            className="mt-3 text-note/normal text-ink-3 in-[form:has(#termsAccepted:checked)]:invisible"
            id="accept-first"
          >
            {t("review.acceptFirst")}
          </p>
        </div>
      </WizardForm>
    </StepPage>
  );
}

function ReviewAside({ wizard }: { wizard: Wizard }) {
  const { market, answers, firstPaymentOn } = wizard;
  const t = useCopy("signUp");
  return (
    <SidePanel id="after" title={t("review.after")}>
      <ol>
        <PanelEntry title={t("review.bankTitle")}>{t("review.bankText")}</PanelEntry>
        <PanelEntry title={t("review.backTitle")}>
          {t("review.backText", { email: answers.contact?.contactEmail ?? "" })}
        </PanelEntry>
        <PanelEntry title={t("review.day1Title")}>{t("review.day1Text")}</PanelEntry>
        <PanelEntry title={t("review.day2Title")}>{t("review.day2Text")}</PanelEntry>
        {choicesOn("review", wizard)
          .filter(({ planType }) => !plan(planType).isPAYG)
          .map((choice) => (
            <PanelEntry
              key={choice.key}
              title={t("review.payTitle", { date: formatDebitDate(firstPaymentOn, market) })}
              {...choice.shown}
            >
              {t("review.payText", { price: formatSum(choice.total, market.currency) })}
            </PanelEntry>
          ))}
      </ol>
    </SidePanel>
  );
}
