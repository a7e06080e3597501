import { eq, ne, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { auditAddress } from "@/desk/addresses";
import { auditActs } from "@/desk/auth/audit/rules";
import { auditEntries, auditValues } from "@/desk/auth/audit/tables";
import { operatorKey, ownerKeys } from "@/desk/auth/operator-keys";
import { dayFilters, dayPresets } from "@/desk/list/days";
import { filter, idRules, type List } from "@/desk/list/list";
import type { Option } from "@/desk/ui/fields";
import { When } from "@/desk/ui/when";
import { Details, Subject } from "./cells";
import { type Entry, entriesOf } from "./entries";

/** The filter of all acts but pages that were opened. */
const changes = "changes";

const { id, at, act } = auditEntries;

/** Operators by the keys that stand for them in addresses. */
type Operators = ReadonlyMap<string, string>;

/** Entries of the audit, the latest first, without values that were erased. */
export const auditList: List<Entry, Operators> = {
  name: "audit",
  at: "audit",
  address: auditAddress,
  role: "viewer",
  title: (t) => t("desk.audit.title"),
  empty: (t) => t("desk.audit.empty"),
  emptyAll: (t) => t("desk.audit.emptyAll"),
  isRecorded: false,
  table: auditEntries,
  id: { column: id, type: "bigint", rule: idRules.bigint },
  rows: entriesOf,
  facts: ownerKeys,
  filters: {
    act: filter({
      rule: z.enum([changes, ...auditActs]),
      where: (one) => (one === changes ? ne(act, "viewed") : eq(act, one)),
      field: {
        label: (t) => t("desk.audit.act"),
        options: (t) => [
          ["", t("desk.audit.all")],
          [changes, t("desk.audit.changes")],
          ...auditActs.map((one): Option => [one, t(`desk.audit.acts.${one}`)]),
        ],
      },
    }),
    who: filter({
      rule: operatorKey,
      where: (key, operators) =>
        sql`exists (select from ${auditValues} where ${auditValues.entryId} = ${id} and ${auditValues.operator} = ${operators.get(key) ?? ""})`,
      isKnown: (key, operators) => operators.has(key),
      field: {
        label: (t) => t("desk.audit.who"),
        options: (t, operators) => [["", t("desk.audit.anybody")], ...operators],
      },
    }),
    ...dayFilters(at, { from: (t) => t("desk.audit.firstDay"), to: (t) => t("desk.audit.lastDay") }),
  },
  presets: dayPresets,
  sorts: { at: { label: (t) => t("desk.audit.when"), key: at, type: "timestamptz", first: "desc" } },
  usualSort: "at",
  columns: {
    when: {
      label: (t) => t("desk.audit.when"),
      sort: "at",
      look: "text-ink-2",
      cell: (entry) => <When at={entry.at} />,
    },
    who: {
      label: (t) => t("desk.audit.who"),
      isBare: true,
      look: "break-all",
      cell: (entry, { t }) =>
        entry.operator ?? (
          <span className="text-ink-2">{t("desk.audit.erased", { id: entry.operatorId })}</span>
        ),
    },
    act: {
      label: (t) => t("desk.audit.act"),
      isBare: true,
      cell: (entry, { t }) => <span className="font-semibold">{t(`desk.audit.acts.${entry.act}`)}</span>,
    },
    what: {
      label: (t) => t("desk.audit.what"),
      isBare: true,
      look: "wrap-anywhere",
      cell: (entry) => (
        <>
          <Subject of={entry} />
          <Details of={entry} />
        </>
      ),
    },
    from: {
      label: (t) => t("desk.audit.from"),
      isBare: true,
      look: "text-note break-all text-ink-2",
      cell: (entry) => entry.from,
    },
  },
  exported: {
    id: { value: (entry) => entry.id },
    at: { kind: "time", value: (entry) => entry.at },
    operator_id: { value: (entry) => entry.operatorId },
    operator: { value: (entry) => entry.operator },
    from: { value: (entry) => entry.from },
    act: { value: (entry) => entry.act },
    subject: { value: (entry) => entry.subject },
    subject_id: { value: (entry) => entry.subjectId },
    fields: { value: (entry) => entry.fields },
    values: { value: (entry) => entry.values },
  },
};
