import { archiveDatabase } from "@/lib/server/database";
import { settings } from "@/lib/server/env";
import { isOperator } from "@/lib/server/operator";

/** `npm run backup`, where the database is in this process: all of it, as it is now. */
export async function POST(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "private, no-store" };
  if (!isOperator(request.headers, settings().actionsKey))
    return new Response(null, { status: 404, headers });
  const archive = await archiveDatabase();
  if (archive === null) return new Response(null, { status: 404, headers });
  return new Response(archive, { headers: { ...headers, "Content-Type": "application/gzip" } });
}
