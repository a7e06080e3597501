import { useTranslations } from "next-intl";
import type { Submission } from "@/db/schema/submissions";
import { useProviderWords } from "@/desk/payments/provider-words";
import { Badge, type SignName } from "@/desk/ui/badge";
import { formatDay } from "@/lib/dates";
import { defaultEdition } from "@/lib/markets/editions";
import { type LastPayment, type SetUp, setUpOf } from "@/lib/payments/states";

export const setUpSigns: Record<SetUp, SignName> = {
  not_begun: "status-pending",
  at_bank: "bank",
  left: "out",
  refused: "close",
  confirmed: "tick",
  ended: "status-abandoned",
};

const lastPaymentSigns: Record<LastPayment, SignName> = {
  none: "status-pending",
  due: "clock",
  taken: "tick",
  retried: "sync",
  failed: "warn",
  charged_back: "warn",
};

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
      {hasCause && paymentCause && <span className="text-note text-ink-2">{ofCause(paymentCause)}</span>}
      {lastPayment !== "none" && (
        <Badge icon={lastPaymentSigns[lastPayment]}>
          {lastPaymentOn ? `${t(lastPayment)}, ${formatDay(lastPaymentOn, defaultEdition)}` : t(lastPayment)}
        </Badge>
      )}
    </span>
  );
}
