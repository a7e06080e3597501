import { useTranslations } from "next-intl";
import { type WizardStep, wizardSteps } from "@/lib/sign-up/steps";
import { productName } from "@/lib/site";

/** The title of a step's page: 'Your Business Details: step 3 of 5.' */
export function usePageTitle(step: WizardStep): string {
  const t = useTranslations("signUp");
  return t("pageTitle", {
    heading: t(`${step}.heading`),
    number: wizardSteps.indexOf(step) + 1,
    total: wizardSteps.length,
    product: productName,
  });
}
