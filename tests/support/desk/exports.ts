import { eq } from "drizzle-orm";
import { POST } from "@/app/console/export/route";
import type { Database } from "@/db/client/database";
import { auditEntries, auditValues } from "@/db/schema";
import { form } from "./browser";

type Asked = { list?: string; filters?: string; signal?: AbortSignal };

/** The response to the form that exports a list, by the operator who is signed in. */
export function exported(
  as: string,
  { list = "sign-ups", filters = "", signal }: Asked = {},
): Promise<Response> {
  const address = `http://localhost/console/export?list=${list}${filters.replace("?", "&")}`;
  return POST(new Request(address, { method: "POST", body: form({ as }), ...(signal && { signal }) }));
}

/** Entries of the audit that have values, the oldest first. */
export function recordedIn(db: Database) {
  return db
    .select({ act: auditEntries.act, values: auditValues.values })
    .from(auditEntries)
    .innerJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
    .orderBy(auditEntries.id);
}
