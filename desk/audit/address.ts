import * as z from "zod/mini";
import { auditAddress } from "@/desk/addresses";
import { operatorKey } from "@/desk/sign-ups/list/filter-table";
import { day } from "@/desk/ui/days";
import { rowNumber } from "@/desk/ui/paging";
import { addressWith, type Query, readQuery } from "@/lib/routing/query";
import { auditActs } from "./rules";

export const auditEntriesPerPage = 50;

/** The filter of all acts but pages that were opened. */
export const withoutViews = "changes" as const;

const auditQuery = {
  act: z.enum([withoutViews, ...auditActs]),
  who: operatorKey,
  from: day,
  to: day,
  /** The id of an entry; the page shows those before it. */
  before: rowNumber,
};
export type AuditList = Query<typeof auditQuery>;

export function readAuditList(sent: Readonly<Record<string, unknown>>): AuditList {
  return readQuery(auditQuery, sent);
}

export function auditListAddress(list: Omit<AuditList, "ignored">): string {
  return addressWith(auditAddress, list, Object.keys(auditQuery));
}
