import { useTranslations } from "next-intl";
import { Status } from "@/desk/sign-ups/status";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import type { PaymentStatus } from "@/lib/payments/states";
import { type OfSignUp, useSignUpColumns } from "./of-sign-up";
import { useProviderWords } from "./provider-words";

export type Move = {
  id: number;
  at: Date;
  from: PaymentStatus;
  to: PaymentStatus;
  cause: string;
  signUp: OfSignUp;
};

export function MoveTable({ moves }: { moves: readonly Move[] }) {
  const t = useTranslations("deskOverview");
  const desk = useTranslations("console");
  const { business, monthly } = useSignUpColumns<Move>();
  return (
    <Table
      caption={t("payments.movesCaption", { zone: firmZone })}
      rows={moves}
      keyOf={({ id }) => id}
      columns={[
        business,
        {
          label: t("payments.became"),
          cell: ({ from, to }) => (
            <>
              <Status of={to} />
              <span className="block text-note text-ink-2">
                {t("payments.was", { status: desk(`signUps.statusName.${from}`) })}
              </span>
            </>
          ),
        },
        {
          label: t("payments.cause"),
          look: "wrap-anywhere",
          cell: ({ cause }) => <Cause code={cause} />,
        },
        monthly,
        {
          label: t("payments.when"),
          sort: "descending",
          isRight: true,
          cell: ({ at }) => <When at={at} />,
        },
      ]}
    />
  );
}

function Cause({ code }: { code: string }) {
  const provider = useProviderWords();
  const { words, event } = provider.ofCause(code);
  return (
    <>
      {words}
      {event && <span className="block text-note text-ink-2">{provider.ofEventId(event)}</span>}
    </>
  );
}
