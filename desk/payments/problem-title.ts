import { useTranslations } from "next-intl";
import type { TodoReason } from "@/desk/todos/rules";
import type { AlarmReason } from "@/lib/payments/alarms";

/** The title of a problem; of an alarm, in the words of the mail that told the firm of it. */
export function useProblemTitle() {
  const t = useTranslations("deskOverview");
  const mail = useTranslations("mail");
  return (reason: TodoReason, count = 1): string => {
    if (reason === "parked") return t("todo.parked", { count });
    return isOwn(reason) ? t(`todo.${reason}`) : mail(`alarm.${reason}.title`);
  };
}

const own = ["failed", "late", "duplicate", "contact", "lead"] as const satisfies Exclude<
  TodoReason,
  AlarmReason
>[];

function isOwn(reason: TodoReason): reason is (typeof own)[number] {
  return own.some((one) => one === reason);
}
