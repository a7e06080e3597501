import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { type Option, SelectField } from "@/desk/ui/fields";
import { Ignored } from "@/desk/ui/ignored";
import { ListHead } from "@/desk/ui/list-head";
import { link } from "@/desk/ui/looks";
import { OlderPager } from "@/desk/ui/pager";
import { Table } from "@/desk/ui/table";
import { Tabs } from "@/desk/ui/tabs";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { marketCodes } from "@/lib/markets";
import type { Operator } from "@/lib/operators";
import { leadsAddress, oneLeadAddress } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";
import { leadKinds, leadStages } from "@/lib/sign-up/lead";
import type { LeadList } from "./address";
import type { LeadsPageData } from "./leads";

type Props = LeadsPageData & { operator: Operator; list: LeadList; hasFailed: boolean };

export function LeadTable({ operator, list, rows, older, counts, hasFailed }: Props) {
  const t = useTranslations("deskOverview");
  const { stage, kind, market } = list;
  const filter = { stage, kind, market };
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const isFiltered = stage !== null || kind !== null || market !== null || list.olderThan !== null;
  return (
    <Desk operator={operator} at="leads" title={t("leads.title")}>
      <ListHead
        title={t("leads.title")}
        operator={operator}
        list="leads"
        address={addressWith(leadsAddress, filter)}
        hasFailed={hasFailed}
      />
      <Ignored names={list.ignored} />
      <Filters list={list} />
      <Tabs
        label={t("leads.stage")}
        tabs={[null, ...leadStages].map((one) => ({
          href: addressWith(leadsAddress, { ...filter, stage: one }),
          label: one === null ? t("leads.all") : t(`leads.stageName.${one}`),
          count: one === null ? total : (counts.get(one) ?? 0),
          isHere: one === stage,
        }))}
      />
      {rows.length > 0 ? (
        <Rows rows={rows} />
      ) : (
        <EmptyList all={isFiltered && { href: leadsAddress, label: t("leads.showAll") }}>
          {t(isFiltered ? "leads.empty" : "leads.emptyAll")}
        </EmptyList>
      )}
      <OlderPager address={leadsAddress} filter={filter} olderThan={list.olderThan} older={older} />
    </Desk>
  );
}

function Filters({ list }: { list: LeadList }) {
  const t = useTranslations("deskOverview");
  const common = useTranslations("common");
  const all: Option = ["", t("leads.all")];
  const kinds = leadKinds.map((one): Option => [one, t(`leads.kindName.${one}`)]);
  const markets = marketCodes.map((one): Option => [one, common(`country.${one}`)]);
  return (
    <form method="get" action={leadsAddress} className="mt-4 flex flex-wrap items-end gap-3">
      {list.stage && <input type="hidden" name="stage" value={list.stage} />}
      <SelectField name="kind" label={t("leads.kind")} chosen={list.kind} options={[all, ...kinds]} />
      <SelectField name="market" label={t("leads.market")} chosen={list.market} options={[all, ...markets]} />
      <Button small look="quiet">
        {t("show")}
      </Button>
    </form>
  );
}

function Rows({ rows }: Pick<Props, "rows">) {
  const t = useTranslations("deskOverview");
  const common = useTranslations("common");
  return (
    <Table
      caption={t("leads.caption", { zone: firmZone })}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t("leads.name"),
          cell: ({ id, name, isSuspect }) => (
            <>
              <a href={oneLeadAddress(id)} className={`${link} font-semibold wrap-anywhere`}>
                {name}
              </a>
              {isSuspect && <span className="block text-note text-ink-2">{t("leads.suspect")}</span>}
            </>
          ),
        },
        {
          label: t("leads.kind"),
          cell: ({ kind, companies }) => (
            <>
              {t(`leads.kindName.${kind}`)}
              {kind !== "unregistered" && (
                <span className="block text-note text-ink-2">
                  {t("leads.counted", { kind, count: companies })}
                </span>
              )}
            </>
          ),
        },
        { label: t("leads.stage"), cell: ({ stage }) => t(`leads.stageName.${stage}`) },
        { label: t("leads.owner"), look: "break-all", cell: ({ owner }) => owner ?? t("leads.nobody") },
        { label: t("leads.market"), cell: ({ market }) => common(`country.${market}`) },
        { label: t("leads.sent"), sort: "descending", cell: ({ sentAt }) => <When at={sentAt} /> },
      ]}
    />
  );
}
