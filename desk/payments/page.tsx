import { useTranslations } from "next-intl";
import { Section } from "@/components/ui/section";
import { paymentsAddress } from "@/desk/addresses";
import { Business } from "@/desk/sign-ups/business";
import { Status } from "@/desk/sign-ups/status";
import { todoDays } from "@/desk/todos/rules";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { Ignored } from "@/desk/ui/ignored";
import { ListHead } from "@/desk/ui/list-head";
import { alarmRow } from "@/desk/ui/looks";
import { OlderPager } from "@/desk/ui/pager";
import { type Column, Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { defaultEdition } from "@/lib/markets/editions";
import type { Operator } from "@/lib/operators";
import { formatSum } from "@/lib/plans";
import type { Query } from "@/lib/routing/query";
import { useProblemTitle } from "./problem-title";
import { useProviderWords } from "./provider-words";
import type { PaymentsPageData, paymentsQuery } from "./read";

const { locale } = defaultEdition;

type Move = PaymentsPageData["moves"]["rows"][number];
/** Listed on the first page only. */
type Problem = NonNullable<PaymentsPageData["problems"]>[number];

type Props = PaymentsPageData & {
  operator: Operator;
  asked: Query<typeof paymentsQuery>;
  hasFailed: boolean;
};

/** Problems first, then what happened to all other payments. */
export function Payments({ operator, asked, problems, moves, hasFailed }: Props) {
  const t = useTranslations("deskOverview");
  return (
    <Desk operator={operator} at="payments" title={t("payments.title")}>
      <ListHead
        title={t("payments.title")}
        operator={operator}
        list="payments"
        address={paymentsAddress}
        hasFailed={hasFailed}
      />
      <Ignored names={asked.ignored} />
      {problems && (
        <Section id="problems" heading={t("payments.problems")} className="mt-5">
          <p className="mt-1 max-w-measure text-small text-ink-2">{t("payments.lead", { days: todoDays })}</p>
          {problems.length > 0 ? (
            <ProblemTable problems={problems} />
          ) : (
            <EmptyList>{t("payments.noProblems", { days: todoDays })}</EmptyList>
          )}
        </Section>
      )}
      <Section className="mt-8" id="moves" heading={t("payments.moves")}>
        {moves.rows.length > 0 ? (
          <MoveTable moves={moves.rows} />
        ) : (
          <EmptyList>{t("payments.noMoves")}</EmptyList>
        )}
        <OlderPager address={paymentsAddress} olderThan={asked.olderThan} older={moves.older} />
      </Section>
    </Desk>
  );
}

function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations("deskOverview");
  const titleOf = useProblemTitle();
  const { business, monthly } = useSignUpColumns<Problem>();
  return (
    <Table
      caption={t("payments.problemsCaption", { zone: firmZone })}
      rows={problems}
      keyOf={({ signUp, reason, at }) => `${signUp.id} ${reason} ${at.getTime()}`}
      rowLook={({ isOpen }) => (isOpen ? alarmRow : "")}
      columns={[
        business,
        {
          label: t("payments.problem"),
          look: "wrap-anywhere",
          cell: ({ reason, isOpen }) => (
            <>
              <span className={isOpen ? "font-semibold text-error" : ""}>{titleOf(reason)}</span>
              {!isOpen && <span className="block text-note text-ink-2">{t("payments.handled")}</span>}
            </>
          ),
        },
        { label: t("payments.since"), sort: "descending", cell: ({ at }) => <When at={at} /> },
        { label: t("payments.payment"), cell: ({ signUp }) => <Status of={signUp.status} /> },
        monthly,
      ]}
    />
  );
}

function MoveTable({ moves }: { moves: readonly Move[] }) {
  const t = useTranslations("deskOverview");
  const desk = useTranslations("desk");
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

/** The columns about the sign-up of a row. */
function useSignUpColumns<Row extends { signUp: Move["signUp"] }>() {
  const t = useTranslations("deskOverview");
  const business: Column<Row> = {
    label: t("payments.business"),
    cell: ({ signUp }) => <Business of={signUp} />,
  };
  const monthly: Column<Row> = {
    label: t("payments.monthly"),
    isRight: true,
    cell: ({ signUp: { price, currency } }) =>
      t("inCurrency", { sum: formatSum(price, { currency, locale }), currency }),
  };
  return { business, monthly };
}
