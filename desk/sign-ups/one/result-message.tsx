import { useTranslations } from "next-intl";
import { Message } from "@/desk/ui/message";
import { maxNoteLength } from "@/lib/sign-up/stages";
import type { SignUpPageData } from "./read";

const done = [
  "saved",
  "contacted",
  "same",
  "noted",
  "corrected",
  "welcomeQueued",
  "resumeQueued",
  "setUpQueued",
  "cancelled",
  "cancelOrdered",
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
] as const;

/** From the address. `stage` and `owner`, a number in `OPERATORS`: what a stale press chose. `since`: the act before it. */
export type MessageQuery = Readonly<Record<"message" | "stage" | "owner" | "since", unknown>>;

export function ResultMessage({
  message: { message },
  shown,
}: {
  message: MessageQuery;
  shown: SignUpPageData;
}) {
  const t = useTranslations("deskSignUp");
  const desk = useTranslations("desk");
  const { signUp } = shown;
  const isDone = done.find((one) => one === message);
  if (isDone) return <Message>{t(`message.${isDone}`)}</Message>;
  const problem = problems.find((one) => one === message);
  if (problem) return <Message as="problem">{t(`message.${problem}`)}</Message>;
  if (message === "answered")
    return (
      <Message>
        {t("message.answered", { status: desk(`signUps.statusName.${signUp.paymentStatus}`) })}
      </Message>
    );
  if (message === "longNote")
    return <Message as="problem">{t("message.longNote", { max: maxNoteLength })}</Message>;
  if (message === "notTyped")
    return <Message as="problem">{t("message.notTyped", { reference: signUp.reference })}</Message>;
  return message === "failed" ? <Message as="problem">{desk("failed")}</Message> : null;
}
