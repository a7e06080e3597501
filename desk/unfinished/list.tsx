import { useTranslations } from "next-intl";
import { oneDraftAddress, unfinishedAddress } from "@/desk/addresses";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { Ignored } from "@/desk/ui/ignored";
import { ListHead } from "@/desk/ui/list-head";
import { link } from "@/desk/ui/looks";
import { OlderPager } from "@/desk/ui/pager";
import { Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import type { Operator } from "@/lib/operators";
import { draftDays } from "@/lib/sign-up/retention";
import type { UnfinishedPageData } from "./read";

type Props = UnfinishedPageData & {
  operator: Operator;
  asked: { olderThan: string | null; ignored: readonly string[] };
  hasFailed: boolean;
};

export function UnfinishedList({ operator, asked, rows, older, hasFailed }: Props) {
  const t = useTranslations("deskOverview");
  return (
    <Desk operator={operator} at="unfinished" title={t("unfinished.title")}>
      <ListHead
        title={t("unfinished.title")}
        note={t("unfinished.lead", { days: draftDays })}
        operator={operator}
        list="unfinished"
        address={unfinishedAddress}
        hasFailed={hasFailed}
      />
      <Ignored names={asked.ignored} />
      {rows.length > 0 ? <Rows rows={rows} /> : <EmptyList>{t("unfinished.none")}</EmptyList>}
      <OlderPager address={unfinishedAddress} olderThan={asked.olderThan} older={older} />
    </Desk>
  );
}

function Rows({ rows }: Pick<Props, "rows">) {
  const t = useTranslations("deskOverview");
  const common = useTranslations("common");
  return (
    <Table
      caption={t("unfinished.caption", { zone: firmZone })}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: t("unfinished.email"), cell: (row) => <Person of={row} /> },
        { label: t("unfinished.step"), cell: ({ step }) => t(`steps.${step}`) },
        { label: t("unfinished.market"), cell: ({ market }) => common(`country.${market}`) },
        { label: t("unfinished.started"), cell: ({ createdAt }) => <When at={createdAt} /> },
        { label: t("unfinished.seen"), sort: "descending", cell: ({ seenAt }) => <When at={seenAt} /> },
      ]}
    />
  );
}

function Person({ of: { id, email, businessName, isSuspect } }: { of: Props["rows"][number] }) {
  const t = useTranslations("deskOverview");
  return (
    <>
      <a href={oneDraftAddress(id)} className={`${link} font-semibold break-all`}>
        {email}
      </a>
      {businessName && <span className="block text-note wrap-anywhere text-ink-2">{businessName}</span>}
      {isSuspect && <span className="block text-note text-ink-2">{t("unfinished.suspect")}</span>}
    </>
  );
}
