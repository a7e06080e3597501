import { useTranslations } from "next-intl";
import { Reference } from "@/components/layout/errors/reference";
import { pageTitle } from "@/components/seo/page-title";
import { Actions, LinkButton } from "@/components/ui/button";
import type { Edition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { StepAction } from "../form/form-state";
import { StepForm } from "../form/step-form";
import { Titles } from "./group";
import { SentAgain } from "./sent-again";
import { useStepTitle } from "./step-page";

type Props = { edition: Edition; step: WizardStep; returnsToReview: boolean; action: StepAction };

const nothing = {};

/** Shown while the database is away: offers to send the unanswered form again, else to load the page again. */
export function Unavailable({ edition, step, returnsToReview, action }: Props) {
  const t = useTranslations("signUp");
  const form = useTranslations("form");
  const stepTitle = useStepTitle(step, edition);
  const again = signUpAddress(edition, step) + (returnsToReview ? "?then=review" : "");
  return (
    <StepForm
      id="step"
      edition={{ code: edition.code, segment: edition.segment }}
      address={again}
      action={action}
      returnsToReview={returnsToReview}
      initial={nothing}
      title={pageTitle(t("unavailable.title"), edition)}
      errorTitle={form("errorTitle", { title: stepTitle })}
    >
      <Titles heading={t("unavailable.title")} lead={t("unavailable.text")}>
        <Actions as="p">
          <SentAgain send={t("unavailable.again")}>
            <LinkButton href={again}>{t("unavailable.again")}</LinkButton>
          </SentAgain>
        </Actions>
        <Reference />
      </Titles>
    </StepForm>
  );
}
