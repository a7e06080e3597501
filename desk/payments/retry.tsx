import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import type { Submission } from "@/db/schema/submissions";
import { ActForm } from "@/desk/ui/act-form";
import { firmDate, firmDay } from "@/desk/ui/days";
import { sheet } from "@/desk/ui/looks";
import { MenuBox } from "@/desk/ui/menu";
import { sumOf } from "@/desk/ui/sums";
import { retry as press } from "./actions";
import type { Retry } from "./order-retry";

type Props = { signUp: Submission; retry: Retry["state"]; mayAct: boolean; now: Date };

/** A payment that failed: who collects it again, or the button that asks first. */
export function RetryPayment({ signUp, retry, mayAct, now }: Props) {
  const t = useTranslations("deskSignUp");
  if (retry === "none" || signUp.lastPaymentOn === null) return null;
  const sum = sumOf(signUp.planPrice, signUp.currency);
  const isKnown = String(signUp.lastPaymentOn >= firmDate(now));
  return (
    <Section id="retry" heading={t("retry.heading", { sum })} className={`mt-5 px-4 py-3 sm:px-5 ${sheet}`}>
      {retry === "allowed" ? (
        mayAct && <RetryButton of={signUp} sum={sum} />
      ) : (
        <p className="mt-1 max-w-measure text-small">
          {t(`retry.why.${retry}`, { isKnown, date: firmDay(signUp.lastPaymentOn) })}
        </p>
      )}
    </Section>
  );
}

type ButtonProps = {
  of: Pick<Submission, "id" | "lastPaymentFailure">;
  sum: string;
  /** The address to go back to; else the sign-up's page. */
  back?: string;
};

/** Asks first, and says what happens then: it cannot be taken back here. */
export function RetryButton({ of: { id, lastPaymentFailure: failure }, sum, back = "" }: ButtonProps) {
  const t = useTranslations("deskSignUp");
  return (
    <MenuBox summary={t("retry.ask")}>
      <ActForm
        action={press}
        sends={{ signUp: id, failure: failure ?? "", back }}
        className="p-4 text-small whitespace-normal"
      >
        <p>{t("retry.what", { sum })}</p>
        <Button small className="mt-3">
          {t("retry.button", { sum })}
        </Button>
      </ActForm>
    </MenuBox>
  );
}
