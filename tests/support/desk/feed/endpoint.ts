import { randomUUID } from "node:crypto";
import type { Database } from "@/db/client/database";
import { feedEndpoints } from "@/db/schema";
import { feedKinds } from "@/desk/feed/kinds";
import { newEndpointSecret } from "@/desk/feed/sign";

/** An endpoint as stored. */
export async function anEndpoint(
  db: Database,
  change: Partial<typeof feedEndpoints.$inferInsert> = {},
): Promise<typeof feedEndpoints.$inferSelect> {
  const id = randomUUID();
  const [endpoint] = await db
    .insert(feedEndpoints)
    .values({
      id,
      name: "CRM",
      url: "https://crm.firm.example/hook",
      kinds: [...feedKinds],
      secret: newEndpointSecret(),
      revision: id,
      ...change,
    })
    .returning();
  if (!endpoint) throw new Error("the endpoint was not returned");
  return endpoint;
}
