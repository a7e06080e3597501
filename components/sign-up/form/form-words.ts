import { suggestionMark, validationTexts, warningTexts } from "@/i18n/validation";
import { words } from "@/i18n/words";
import type { Market } from "@/lib/markets";
import { type WizardStep, wizardSteps } from "@/lib/sign-up/steps";
import { productName } from "@/lib/site";
import type { FormWords } from "./form-context";
import { countMark } from "./form-state";

/** The words that a step's form needs in the browser. */
export function formWords({ locale }: Market, step: WizardStep): FormWords {
  const t = words(locale, "signUp");
  const title = t("pageTitle", {
    heading: t(`${step}.heading`),
    number: wizardSteps.indexOf(step) + 1,
    total: wizardSteps.length,
    product: productName,
  });
  return {
    title,
    errorTitle: t("errorTitle", { title }),
    error: t("error"),
    problems: {
      one: t("problems", { count: 1, shown: "1" }),
      several: t("problems", { count: 2, shown: countMark }),
    },
    validationTitle: words(locale, "validation")("title"),
    termsTitle: t("review.termsTitle"),
    texts: validationTexts(locale),
    warnings: warningTexts(locale),
    useSuggestion: words(locale, "validation")("useSuggestion", { suggestion: suggestionMark }),
    saving: t("saving"),
    unsent: { title: t("unsent.title"), text: t("unsent.text") },
    restored: { title: t("restored.title"), text: t("restored.text") },
  };
}
