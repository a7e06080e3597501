import { auditList } from "./audit/list";
import { leadList } from "./leads/list";
import { type ExportOf, exportFile } from "./list/export/file";
import type { List } from "./list/list";
import { eventList } from "./operations/events";
import { outboxList } from "./operations/outbox";
import { moveList } from "./payments/list";
import { signUpList } from "./sign-ups/list";
import { draftList } from "./unfinished/list";

/** The files of all lists, by their names. */
export const exports: ReadonlyMap<string, ExportOf> = new Map([
  exportOf(signUpList),
  exportOf(draftList),
  exportOf(leadList),
  exportOf(moveList),
  exportOf(outboxList),
  exportOf(eventList),
  exportOf(auditList),
]);

function exportOf<Row extends { readonly id: string | number }, Facts>(
  list: List<Row, Facts>,
): [string, ExportOf] {
  return [list.name, (...request) => exportFile(list, request)];
}
