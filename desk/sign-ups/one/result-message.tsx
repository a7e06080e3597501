import { useTranslations } from "next-intl";
import type { MessageQuery } from "@/desk/stage-and-owner/form";
import { maxNoteLength } from "@/desk/ui/form-text";
import { Message } from "@/desk/ui/message";
import { setUpOf } from "@/lib/payments/states";
import type { SignUpPageData } from "./read";

const done = [
  "contacted",
  "noted",
  "corrected",
  "welcomeQueued",
  "resumeQueued",
  "setUpQueued",
  "cancelled",
  "cancelOrdered",
  "retried",
  "retryOrdered",
] as const;
const problems = [
  "noNote",
  "refused",
  "late",
  "noWelcome",
  "off",
  "changed",
  "stopped",
  "signed_up_again",
  "expired",
  "erased",
  "nothingToCancel",
  "noRetry",
  "retryRefused",
] as const;

export function ResultMessage({
  message: { message },
  data,
}: {
  message: MessageQuery;
  data: SignUpPageData;
}) {
  const t = useTranslations("deskSignUp");
  const desk = useTranslations("desk");
  const states = useTranslations("mail");
  const { signUp } = data;
  if (message === "saved") return <Message>{desk("stageAndOwner.saved")}</Message>;
  const isDone = done.find((one) => one === message);
  if (isDone) return <Message>{t(`message.${isDone}`)}</Message>;
  const problem = problems.find((one) => one === message);
  if (problem) return <Message as="problem">{t(`message.${problem}`)}</Message>;
  if (message === "answered")
    return (
      <Message>{t("message.answered", { state: states(`setUp.${setUpOf(signUp, data.now)}`) })}</Message>
    );
  if (message === "longNote")
    return <Message as="problem">{t("message.longNote", { max: maxNoteLength })}</Message>;
  if (message === "notTyped")
    return <Message as="problem">{t("message.notTyped", { reference: signUp.reference })}</Message>;
  return message === "failed" ? <Message as="problem">{desk("failed")}</Message> : null;
}
