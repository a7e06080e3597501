import { useTranslations } from "next-intl";
import type { Submission } from "@/db/schema/submissions";
import { Badge } from "@/desk/ui/badge";
import { formatDay } from "@/lib/dates";
import { defaultEdition } from "@/lib/markets/editions";
import { lastPaymentSigns, type SetUp, setUpOf, setUpSigns } from "@/lib/payments/states";

export function SetUpState({ of }: { of: SetUp }) {
  const t = useTranslations("mail.setUp");
  return <Badge icon={setUpSigns[of]}>{t(of)}</Badge>;
}

type Debit = Pick<Submission, "setUp" | "sentToBankAt" | "lastPayment" | "lastPaymentOn">;

/** The state of the set-up, and of the last payment once there is one. */
export function DebitStates({ of, now = new Date() }: { of: Debit; now?: Date }) {
  const t = useTranslations("mail.lastPayment");
  const { lastPayment, lastPaymentOn } = of;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      <SetUpState of={setUpOf(of, now)} />
      {lastPayment !== "none" && (
        <Badge icon={lastPaymentSigns[lastPayment]}>
          {lastPaymentOn ? `${t(lastPayment)}, ${formatDay(lastPaymentOn, defaultEdition)}` : t(lastPayment)}
        </Badge>
      )}
    </span>
  );
}
