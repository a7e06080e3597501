import { useTranslations } from "next-intl";
import type { ActMessage } from "@/desk/todos/result";
import { Message } from "@/desk/ui/message";
import { setUpOf } from "@/lib/payments/states";
import type { SignUpPageData } from "./read";

export function ResultMessage({
  message: { message },
  data,
}: {
  message: Pick<ActMessage, "message">;
  data: SignUpPageData;
}) {
  const t = useTranslations("deskSignUp");
  const states = useTranslations("mail");
  const { signUp } = data;
  if (message === "refused" || message === "late")
    return <Message as="problem">{t(`message.${message}`)}</Message>;
  if (message === "answered")
    return (
      <Message>{t("message.answered", { state: states(`setUp.${setUpOf(signUp, data.now)}`) })}</Message>
    );
  if (message === "notTyped")
    return <Message as="problem">{t("message.notTyped", { reference: signUp.reference })}</Message>;
  return null;
}
