import { useCopy } from "@/i18n/use-copy";
import { formatDebitDate } from "@/lib/dates";
import { formatSum, plan } from "@/lib/plans";
import type { Wizard } from "@/lib/sign-up/wizard";
import { PanelEntry, SidePanel } from "../layout/side-panel";
import { choicesOn, shownFor } from "../steps/choices";

export function ReviewAside({ wizard }: { wizard: Wizard }) {
  const { market, answers, firstPaymentOn } = wizard;
  const t = useCopy("signUp");
  const choices = choicesOn("review", wizard);
  return (
    <SidePanel id="after" title={t("review.after")}>
      <ol>
        <PanelEntry title={t("review.bankTitle")}>{t("review.bankText")}</PanelEntry>
        <PanelEntry title={t("review.backTitle")}>
          {t("review.backText", { email: answers.contact?.contactEmail ?? "" })}
        </PanelEntry>
        <PanelEntry title={t("review.day1Title")}>{t("review.day1Text")}</PanelEntry>
        <PanelEntry title={t("review.day2Title")}>{t("review.day2Text")}</PanelEntry>
        {choices
          .filter(({ planType }) => !plan(planType).isPAYG)
          .map((choice) => (
            <PanelEntry
              key={choice.total}
              title={t("review.payTitle", { date: formatDebitDate(firstPaymentOn, market) })}
              {...shownFor(choice, choices, wizard)}
            >
              {t("review.payText", { price: formatSum(choice.total, market.currency) })}
            </PanelEntry>
          ))}
      </ol>
    </SidePanel>
  );
}
