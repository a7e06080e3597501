import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import type { Submission } from "@/db/schema/submissions";
import { ActForm } from "@/desk/ui/act-form";
import { firmDate, firmDay } from "@/desk/ui/days";
import { alarmRow } from "@/desk/ui/looks";
import { sumOf } from "@/desk/ui/sums";
import type { Retry } from "@/server/payments/retry";
import { retry as press } from "./actions";

type Props = { signUp: Submission; retry: Retry["state"]; mayAct: boolean; now: Date };

/** A payment that failed: who collects it again, or the button that asks first. */
export function RetryPayment({ signUp, retry, mayAct, now }: Props) {
  const t = useTranslations("deskSignUp.retry");
  if (retry === "none" || signUp.lastPaymentOn === null) return null;
  const sum = sumOf(signUp.planPrice, signUp.currency);
  const isKnown = String(signUp.lastPaymentOn >= firmDate(now));
  return (
    <Section id="retry" heading={t("heading", { sum })} className={`mt-5 px-4 py-3 sm:px-5 ${alarmRow}`}>
      {retry === "allowed" ? (
        mayAct && (
          <details className="mt-1 text-small">
            <summary
              className={`${buttonClass("quiet", "small")} list-none [&::-webkit-details-marker]:hidden`}
            >
              {t("ask")}
            </summary>
            <p className="mt-2 max-w-measure">{t("what", { sum })}</p>
            <ActForm
              action={press}
              sends={{ signUp: signUp.id, failure: signUp.lastPaymentFailure ?? "" }}
              className="mt-2"
            >
              <Button small>{t("button", { sum })}</Button>
            </ActForm>
          </details>
        )
      ) : (
        <p className="mt-1 max-w-measure text-small">
          {t(retry, { isKnown, date: firmDay(signUp.lastPaymentOn) })}
        </p>
      )}
    </Section>
  );
}
