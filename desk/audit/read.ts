import { ownerKeys } from "@/desk/people/owners";
import { referencesOf } from "@/desk/sign-ups/list/queries";
import { pageOf } from "@/desk/ui/paging";
import { entryName } from "@/desk/work/entry-name";
import { defaultMarket, market } from "@/lib/markets";
import { ignoring } from "@/lib/routing/query";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { type AuditList, auditEntriesPerPage, withoutViews } from "./address";
import { type AuditFilter, listAudit } from "./queries";

const { timeZone } = market(defaultMarket);

/**
 * A page of the audit, and the entry before which the next page begins, if there are older ones. `list`: without parameters that
 * turned out to be broken.
 */
export async function auditPage(asked: AuditList) {
  const { list, filter } = auditFilterOf(asked);
  const { before } = list;
  const found = await query((db) => listAudit(db, filter, { before, limit: auditEntriesPerPage + 1 }));
  const { rows, older } = pageOf(found, auditEntriesPerPage);
  const signUps = rows.flatMap(({ subject, subjectId }) =>
    subject === "sign_up" && isUuid(subjectId) ? [subjectId] : [],
  );
  const references = await query((db) => referencesOf(db, signUps));
  return {
    list,
    entries: rows.map((entry) => ({
      ...entry,
      fields: entry.act === "mail_sent_again" ? entry.fields.map(entryName) : entry.fields,
      reference: references.get(entry.subjectId ?? "") ?? null,
    })),
    older,
    operators: [...ownerKeys()],
  };
}

export type AuditPageData = Awaited<ReturnType<typeof auditPage>>;

/** What the parameters of an address mean to the database, and the list without those that mean nothing. */
export function auditFilterOf(asked: AuditList): { list: AuditList; filter: AuditFilter } {
  const operator = ownerKeys().get(asked.who ?? "");
  const isUnknown = asked.who !== null && operator === undefined;
  const list = isUnknown ? ignoring(asked, ["who"]) : asked;
  const { act, from, to } = list;
  const acts = act === withoutViews ? { notAct: "viewed" as const } : act === null ? {} : { act };
  return { list, filter: { ...acts, operator, from: from ?? undefined, to: to ?? undefined, timeZone } };
}
