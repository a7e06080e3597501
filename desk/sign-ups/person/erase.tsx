import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Submission } from "@/db/schema/submissions";
import { Desk } from "@/desk/auth/desk";
import { ActForm } from "@/desk/ui/act-form";
import { BackLink } from "@/desk/ui/back-link";
import { TypedField } from "@/desk/ui/fields";
import { Message } from "@/desk/ui/message";
import type { Operator } from "@/lib/operators";
import { oneSignUpAddress } from "@/lib/routing/desk";
import { erasePersonOfSignUp } from "./actions";
import { ErasurePreview, type PreviewLines } from "./erasure-preview";

type Props = { operator: Operator; signUp: Submission; lines: PreviewLines; message: unknown };

/** Shows first what the law makes the firm keep. */
export function ErasePerson({ operator, signUp, lines, message }: Props) {
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
      <ErasurePreview {...lines} heading="h2" />
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
