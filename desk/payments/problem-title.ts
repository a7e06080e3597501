import { useTranslations } from "next-intl";
import { isOwnReason, type TodoReason } from "@/desk/todos/rules";

/** The title of a problem; of an alarm, in the words of the mail that told the firm of it. */
export function useProblemTitle() {
  const t = useTranslations("deskOverview");
  const mail = useTranslations("mail");
  return (reason: TodoReason, count = 1): string => {
    if (reason === "parked") return t("todo.parked", { count });
    return isOwnReason(reason) ? t(`todo.${reason}`) : mail(`alarm.${reason}.title`);
  };
}
