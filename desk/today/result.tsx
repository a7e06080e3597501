import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ownerOf } from "@/desk/people/owners";
import { undo } from "@/desk/todos/actions";
import { ActForm } from "@/desk/ui/act-form";
import { Message } from "@/desk/ui/message";

/** What came of the last press, as the address of the page says. `undo`: the record of which it can be taken back. */
export type ActMessage = Readonly<Record<"message" | "undo" | "of" | "at" | "by", unknown>>;

const said = ["saved", "done", "tried", "letter", "undone"] as const;
const refused = ["tooLate", "gone", "failed", "late", "stale"] as const;

export function ActResult({ message, back }: { message: ActMessage; back: string }) {
  const t = useTranslations("deskToday");
  const problem = refused.find((one) => one === message.message);
  if (problem) {
    const who = ownerOf(message.by) ?? t("colleague");
    return <Message as="problem">{t(`message.${problem}`, { who, at: String(message.at ?? "") })}</Message>;
  }
  const what = said.find((one) => one === message.message);
  if (!what) return null;
  return (
    <div className="flex flex-wrap items-end gap-x-4">
      <Message>{t(`message.${what}`)}</Message>
      {typeof message.undo === "string" && (
        <ActForm
          action={undo}
          sends={{ id: message.undo, of: message.of === "lead" ? "lead" : "sign_up", back }}
          className="animate-[gone_10s_step-end_forwards]"
        >
          <Button small look="quiet" aria-label={t("undoOf")}>
            {t("undo")}
          </Button>
        </ActForm>
      )}
    </div>
  );
}
