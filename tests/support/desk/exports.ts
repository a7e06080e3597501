import { eq } from "drizzle-orm";
import { POST } from "@/app/console/export/route";
import type { Database } from "@/db/client/database";
import { auditEntries, auditValues } from "@/db/schema";
import { form } from "../browser";

type Asked = { list?: string; filters?: string; chosen?: string[]; signal?: AbortSignal };

/** The response to the form that exports a list, by the operator who is signed in. */
export function exported(
  as: string,
  { list = "sign-ups", filters = "", chosen = [], signal }: Asked = {},
): Promise<Response> {
  const address = `http://localhost/console/export?list=${list}${filters.replace("?", "&")}`;
  const body = form({ as });
  for (const one of chosen) body.append("chosen", one);
  return POST(new Request(address, { method: "POST", body, ...(signal && { signal }) }));
}

/** The rows of a CSV file by the names of its columns, without the last one, which counts them. */
export async function rowsIn(response: Response): Promise<Record<string, string>[]> {
  const text = (await response.text()).replace(/^\uFEFF/, "");
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)];
  const lines: string[][] = [[]];
  for (const [, quoted, plain = "", end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") lines.push([]);
  }
  const [head = [], ...rows] = lines.slice(0, -2);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));
}

/** Entries of the audit that have values, the oldest first. */
export function recordedIn(db: Database) {
  return db
    .select({ act: auditEntries.act, values: auditValues.values })
    .from(auditEntries)
    .innerJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
    .orderBy(auditEntries.id);
}
