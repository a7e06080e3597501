import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Submission } from "@/db/schema/submissions";
import { Desk } from "@/desk/auth/desk";
import { ActForm } from "@/desk/ui/act-form";
import { BackLink } from "@/desk/ui/back-link";
import { TypedField } from "@/desk/ui/fields";
import { Message } from "@/desk/ui/message";
import type { Operator } from "@/lib/operators";
import { paymentStates } from "@/lib/payments/states";
import { retention } from "@/lib/retention";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { erasePersonOfSignUp } from "./actions";

type Props = { operator: Operator; signUp: Submission; message: unknown };

const list = "mt-2 max-w-measure list-disc ps-5 text-small";

/** Shows first what the law makes the firm keep. */
export function ErasePerson({ operator, signUp, message }: Props) {
  const t = useTranslations("deskSignUp");
  const desk = useTranslations("desk");
  const { reference } = signUp;
  return (
    <Desk operator={operator} at="signUps" title={t("erase.title")}>
      <BackLink href={oneSignUpAddress(signUp.id)}>{t("erase.back")}</BackLink>
      <h1 className="mt-3 font-display text-h2">{t("erase.title")}</h1>
      <p className="mt-1 text-small text-ink-2">{`${signUp.businessName}, ${reference}`}</p>
      {message === "notTyped" && <Message as="problem">{t("message.notTyped", { reference })}</Message>}
      {message === "failed" && <Message as="problem">{desk("failed")}</Message>}
      <p className="mt-3 max-w-measure">{t("erase.lead")}</p>
      <h2 className="mt-6 font-display text-h3 font-medium">{t("erase.goes")}</h2>
      <ul className={list}>
        {(["1", "2", "3"] as const).map((line) => (
          <li key={line}>{t(`erase.goesList.${line}`)}</li>
        ))}
      </ul>
      <h2 className="mt-6 font-display text-h3 font-medium">{t("erase.stays")}</h2>
      {signUp.mandateId === null ? (
        <p className="mt-2 text-small">{t("erase.staysNothing")}</p>
      ) : (
        <>
          <ul className={list}>
            {(["1", "2", "3"] as const).map((line) => (
              <li key={line}>{t(`erase.staysCustomer.${line}`)}</li>
            ))}
          </ul>
          <p className="mt-2 max-w-measure text-small text-ink-2">
            {t("erase.why", { days: retention.backupDays })}
          </p>
        </>
      )}
      {paymentStates[signUp.paymentStatus].debit === "setUp" && (
        <p className="mt-4 max-w-measure border-l-[3px] border-error bg-error-wash px-4 py-2 text-small">
          {t("erase.running")}
        </p>
      )}
      <ActForm
        action={erasePersonOfSignUp}
        sends={{ signUp: signUp.id }}
        className="mt-6 grid max-w-md justify-items-start gap-2"
      >
        <TypedField label={t("erase.label", { reference })} />
        <Button small look="red">
          {t("erase.button")}
        </Button>
      </ActForm>
    </Desk>
  );
}
