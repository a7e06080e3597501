import { useTranslations } from "next-intl";
import type { Submission } from "@/db/schema/submissions";
import { useProviderWords } from "@/desk/payments/provider-words";
import { Badge } from "@/desk/ui/badge";
import { formatDay } from "@/lib/dates";
import { defaultEdition } from "@/lib/markets/editions";
import { lastPaymentSigns, type SetUp, setUpOf, setUpSigns } from "@/lib/payments/states";

export function SetUpState({ of }: { of: SetUp }) {
  const t = useTranslations("mail.setUp");
  return <Badge icon={setUpSigns[of]}>{t(of)}</Badge>;
}

type Debit = Pick<Submission, "setUp" | "sentToBankAt" | "paymentCause" | "lastPayment" | "lastPaymentOn">;

/** The state of the set-up, with its cause if there is no debit because of it, and of the last payment once there is one. */
export function DebitStates({ of, now = new Date() }: { of: Debit; now?: Date }) {
  const t = useTranslations("mail.lastPayment");
  const { ofCause } = useProviderWords();
  const { setUp, paymentCause, lastPayment, lastPaymentOn } = of;
  const hasCause = setUp === "refused" || setUp === "ended";
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      <SetUpState of={setUpOf(of, now)} />
      {hasCause && paymentCause && (
        <span className="text-note text-ink-2">{ofCause(paymentCause).words}</span>
      )}
      {lastPayment !== "none" && (
        <Badge icon={lastPaymentSigns[lastPayment]}>
          {lastPaymentOn ? `${t(lastPayment)}, ${formatDay(lastPaymentOn, defaultEdition)}` : t(lastPayment)}
        </Badge>
      )}
    </span>
  );
}
