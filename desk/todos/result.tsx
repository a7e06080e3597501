import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ActForm } from "@/desk/ui/act-form";
import { maxNoteLength } from "@/desk/ui/form-text";
import { Message } from "@/desk/ui/message";
import { undo } from "./actions";

/**
 * What came of the last press, as the address of the page says. `undo`: the record of which it can be taken back. `by`: the address
 * of the colleague.
 */
export type ActMessage = Readonly<Partial<Record<"message" | "undo" | "of" | "at" | "by", unknown>>>;

/** What came of a press on one sign-up, and why nothing did. */
const done = [
  "noted",
  "corrected",
  "welcomeQueued",
  "resumeQueued",
  "setUpQueued",
  "cancelled",
  "cancelOrdered",
  "sameCancelled",
  "sameOrdered",
  "retried",
  "retryOrdered",
] as const;
const problems = [
  "longNote",
  "noWelcome",
  "off",
  "changed",
  "stopped",
  "signed_up_again",
  "expired",
  "erased",
  "nothingToCancel",
  "notBothOpen",
  "noRetry",
  "retryRefused",
] as const;

const said = ["saved", "done", "tried", "letter", "undone"] as const;
const refused = ["tooLate", "gone", "failed", "colleague", "noOwner"] as const;

export function ActResult({ message, back }: { message: ActMessage; back: string }) {
  const t = useTranslations("deskToday");
  const signUp = useTranslations("deskSignUp");
  const problem = refused.find((one) => one === message.message);
  if (problem) {
    const who = typeof message.by === "string" ? message.by : t("colleague");
    return <Message as="problem">{t(`message.${problem}`, { who, at: String(message.at ?? "") })}</Message>;
  }
  const why = problems.find((one) => one === message.message);
  if (why) return <Message as="problem">{signUp(`message.${why}`, { max: maxNoteLength })}</Message>;
  const came = done.find((one) => one === message.message);
  if (came) return <Message>{signUp(`message.${came}`)}</Message>;
  const what = said.find((one) => one === message.message);
  if (!what) return null;
  return (
    <div className="flex flex-wrap items-end gap-x-4">
      <Message>{t(`message.${what}`)}</Message>
      <UndoButton message={message} back={back} />
    </div>
  );
}

/** Takes back what the address names, as long as that works. */
export function UndoButton({ message: { undo: ids, of }, back }: { message: ActMessage; back: string }) {
  const t = useTranslations("deskToday");
  if (typeof ids !== "string") return null;
  return (
    <ActForm
      action={undo}
      sends={{ id: ids, of: of === "lead" ? "lead" : "sign_up", back }}
      className="animate-[gone_10s_step-end_forwards]"
    >
      <Button small look="quiet" aria-label={t("undoOf")}>
        {t("undo")}
      </Button>
    </ActForm>
  );
}
