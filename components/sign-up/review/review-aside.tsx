import { copy } from "@/i18n/copy";
import { formatDebitDate } from "@/lib/dates";
import { formatSum, plan } from "@/lib/plans";
import type { Wizard } from "@/lib/sign-up/wizard";
import { choicesOn, shownFor } from "../steps/choices";

/** What happens after the button is pressed. */
export function ReviewAside({ wizard }: { wizard: Wizard }) {
  const { market, answers, firstPaymentOn } = wizard;
  const t = copy(market, "signUp");
  const choices = choicesOn("review", wizard);
  return (
    <aside className="tape" aria-labelledby="after">
      <h2 id="after">{t("review.after")}</h2>
      <ol className="after">
        <li>
          <b>{t("review.bankTitle")}</b>
          {t("review.bankText")}
        </li>
        <li>
          <b>{t("review.backTitle")}</b>
          {t("review.backText", { email: answers.contact?.contactEmail ?? "" })}
        </li>
        <li>
          <b>{t("review.day1Title")}</b>
          {t("review.day1Text")}
        </li>
        <li>
          <b>{t("review.day2Title")}</b>
          {t("review.day2Text")}
        </li>
        {choices
          .filter(({ planType }) => !plan(planType).isPAYG)
          .map((choice) => (
            <li key={choice.total} {...shownFor(choice, choices, wizard)}>
              <b>{t("review.payTitle", { date: formatDebitDate(firstPaymentOn, market) })}</b>
              {t("review.payText", { price: formatSum(choice.total, market.currency) })}
            </li>
          ))}
      </ol>
    </aside>
  );
}
