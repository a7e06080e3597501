import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { auditAddress } from "@/desk/addresses";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { type Option, SelectField, TextField } from "@/desk/ui/fields";
import { Ignored } from "@/desk/ui/ignored";
import { ListHead } from "@/desk/ui/list-head";
import { Pager } from "@/desk/ui/pager";
import type { Operator } from "@/lib/operators";
import { auditListAddress, withoutViews } from "./address";
import type { AuditPageData } from "./read";
import { auditActs } from "./rules";
import { AuditTable } from "./table";

type Props = AuditPageData & { operator: Operator; hasFailed: boolean };

export function Audit({ operator, list, entries, older, operators, hasFailed }: Props) {
  const t = useTranslations("desk");
  const isFiltered = [list.act, list.who, list.from, list.to].some((value) => value !== null);
  const day = (name: "from" | "to", label: string) => (
    <TextField look="filter" name={name} type="date" label={label} defaultValue={list[name] ?? ""} />
  );
  return (
    <Desk operator={operator} at="audit" title={t("audit.title")}>
      <ListHead
        title={t("audit.title")}
        note={t("audit.lead")}
        operator={operator}
        list="audit"
        address={auditListAddress({ ...list, before: null })}
        hasFailed={hasFailed}
      />
      <Ignored names={list.ignored} />
      <form method="get" action={auditAddress} className="mt-4 flex flex-wrap items-end gap-3">
        <SelectField
          name="act"
          label={t("audit.act")}
          chosen={list.act}
          options={[
            ["", t("audit.all")],
            [withoutViews, t("audit.changes")],
            ...auditActs.map((act): Option => [act, t(`audit.acts.${act}`)]),
          ]}
        />
        <SelectField
          name="who"
          label={t("audit.who")}
          chosen={list.who}
          options={[["", t("audit.anybody")], ...operators]}
        />
        <div>{day("from", t("audit.firstDay"))}</div>
        <div>{day("to", t("audit.lastDay"))}</div>
        <Button small look="quiet">
          {t("audit.apply")}
        </Button>
      </form>
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <EmptyList all={isFiltered && { href: auditAddress, label: t("audit.showAll") }}>
          {t(isFiltered ? "audit.empty" : "audit.emptyAll")}
        </EmptyList>
      )}
      <Pager
        back={list.before === null ? null : auditListAddress({ ...list, before: null })}
        on={older === null ? null : auditListAddress({ ...list, before: older })}
      />
    </Desk>
  );
}
