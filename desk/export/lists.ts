import { getTableColumns } from "drizzle-orm";
import { leads } from "@/db/schema";
import { paymentsAddress, unfinishedAddress, webhooksAddress } from "@/desk/addresses";
import { auditListAddress, readAuditList } from "@/desk/audit/address";
import { listAudit } from "@/desk/audit/queries";
import { auditFilterOf } from "@/desk/audit/read";
import { readLeadList } from "@/desk/leads/address";
import { listLeads } from "@/desk/leads/leads";
import { listMoves } from "@/desk/payments/read";
import { readSignUpList, signUpListAddress } from "@/desk/sign-ups/list/address";
import type { Position } from "@/desk/sign-ups/list/queries";
import { filterOf, onlyTodos } from "@/desk/sign-ups/list/read";
import { listUnfinished, shownDraft } from "@/desk/unfinished/read";
import { listEvents } from "@/desk/webhooks/events";
import { listEntries } from "@/desk/work/entries";
import { eventQuery, workQuery } from "@/desk/work/rules";
import { leadsAddress, workAddress } from "@/lib/routing/desk";
import { addressWith, readQuery } from "@/lib/routing/query";
import { query } from "@/server/database";
import { type ExportSource, rowsAtOnce } from "./file";
import type { ExportedList, ExportRow } from "./formats";
import { exportBatch, exportedColumns } from "./queries";

type Parameters = Readonly<Record<string, unknown>>;

/** What a list writes into a file, by the parameters of its address, from its first page on. */
export const exportSources: Record<ExportedList, (parameters: Parameters) => Promise<ExportSource>> = {
  "sign-ups": signUpSource,
  leads: leadSource,
  unfinished: unfinishedSource,
  payments: paymentSource,
  work: workSource,
  webhooks: eventSource,
  audit: auditSource,
};

async function signUpSource(parameters: Parameters): Promise<ExportSource> {
  const { list, filter: all, todos } = await filterOf(readSignUpList(parameters));
  const filter = list.todo ? onlyTodos(all, todos) : all;
  let after: Position | null = null;
  return {
    columns: exportedColumns,
    address: signUpListAddress({ ...list, q: null, after: null, before: null }),
    text: list.q,
    async next() {
      const batch = await query((db) => exportBatch(db, filter, after, rowsAtOnce));
      after = batch.last;
      return batch.rows;
    },
  };
}

async function leadSource(parameters: Parameters): Promise<ExportSource> {
  const { stage, kind, market } = readLeadList(parameters);
  const { fingerprint: _, ...columns } = getTableColumns(leads);
  const names = Object.entries(columns).map(([key, column]) => [key, column.name] as const);
  return {
    columns: names.map(([, name]) => name),
    address: addressWith(leadsAddress, { stage, kind, market }),
    next: inBatches(
      (olderThan: string | null) =>
        query((db) => listLeads(db, { stage, kind, market }, { olderThan, limit: rowsAtOnce })),
      (lead) => Object.fromEntries(names.map(([key, name]) => [name, lead[key as keyof typeof columns]])),
    ),
  };
}

async function unfinishedSource(): Promise<ExportSource> {
  const columns = [
    "id",
    "market",
    "email",
    "business_name",
    "step",
    "started_at",
    "last_seen_at",
    "is_suspect",
  ];
  return {
    columns,
    address: unfinishedAddress,
    next: inBatches(
      (olderThan: string | null) => query((db) => listUnfinished(db, { olderThan, limit: rowsAtOnce })),
      (draft) => {
        const { id, market, email, businessName, step, createdAt, seenAt, isSuspect } = shownDraft(draft);
        return rowOf(columns, [id, market, email, businessName, step, createdAt, seenAt, isSuspect]);
      },
    ),
  };
}

async function paymentSource(): Promise<ExportSource> {
  const columns = [
    "id",
    "at",
    "sign_up_id",
    "reference",
    "business_name",
    "from_status",
    "to_status",
    "cause",
  ];
  return {
    columns,
    address: paymentsAddress,
    next: inBatches(
      (olderThan: number | null) => query((db) => listMoves(db, { olderThan, limit: rowsAtOnce })),
      ({ id, at, signUp, from, to, cause }) =>
        rowOf(columns, [id, at, signUp.id, signUp.reference, signUp.businessName, from, to, cause]),
    ),
  };
}

async function workSource(parameters: Parameters): Promise<ExportSource> {
  const { state } = readQuery(workQuery, parameters);
  const columns = [
    "id",
    "kind",
    "sign_up_id",
    "attempts",
    "created_at",
    "next_attempt_at",
    "parked_at",
    "error",
  ];
  return {
    columns,
    address: addressWith(workAddress, { state }),
    next: inBatches(
      (olderThan: string | null) => query((db) => listEntries(db, state, { olderThan, limit: rowsAtOnce })),
      ({ id, kind, submissionId, attempts, createdAt, nextAttemptAt, deadAt, lastError }) =>
        rowOf(columns, [id, kind, submissionId, attempts, createdAt, nextAttemptAt, deadAt, lastError]),
    ),
  };
}

async function eventSource(parameters: Parameters): Promise<ExportSource> {
  const { filter } = readQuery(eventQuery, parameters);
  const columns = ["id", "resource_type", "action", "outcome", "sign_up_id", "occurred_at", "received_at"];
  return {
    columns,
    address: addressWith(webhooksAddress, { filter }),
    next: inBatches(
      (olderThan: string | null) => query((db) => listEvents(db, filter, { olderThan, limit: rowsAtOnce })),
      ({ id, resourceType, action, outcome, submissionId, occurredAt, receivedAt }) =>
        rowOf(columns, [id, resourceType, action, outcome, submissionId, occurredAt, receivedAt]),
    ),
  };
}

async function auditSource(parameters: Parameters): Promise<ExportSource> {
  const { list, filter } = auditFilterOf(readAuditList(parameters));
  const columns = [
    "id",
    "at",
    "operator_id",
    "operator",
    "from",
    "act",
    "subject",
    "subject_id",
    "fields",
    "values",
  ];
  return {
    columns,
    address: auditListAddress({ ...list, before: null }),
    next: inBatches(
      (before: number | null) => query((db) => listAudit(db, filter, { before, limit: rowsAtOnce })),
      ({ id, at, operatorId, operator, from, act, subject, subjectId, fields, values }) =>
        rowOf(columns, [id, at, operatorId, operator, from, act, subject, subjectId, fields, values]),
    ),
  };
}

/** Reads batch after batch, each of rows that are older than the last one before. */
function inBatches<Id, Row extends { readonly id: Id }>(
  read: (olderThan: Id | null) => Promise<readonly Row[]>,
  exported: (row: Row) => ExportRow,
): ExportSource["next"] {
  let olderThan: Id | null = null;
  return async () => {
    const rows = await read(olderThan);
    olderThan = rows.at(-1)?.id ?? null;
    return rows.map(exported);
  };
}

function rowOf(columns: readonly string[], values: readonly unknown[]): ExportRow {
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
}
