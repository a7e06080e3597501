import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { feedEvents, webhookRefusals } from "@/db/schema";
import { describeOnBothDatabases } from "../../../support/database/database";
import { anEndpoint } from "../../../support/desk/feed/endpoint";
import { onEndpoints, onFeedEvents, onRefusals } from "../../db/feed-checks";

describeOnBothDatabases("the tables of the feed", (use) => {
  it.each(Object.entries(onEndpoints))("reject an endpoint by %s", async (check, change) => {
    expect(await refusal(anEndpoint(use().db, change))).toBe(check);
  });

  it.each(Object.entries(onFeedEvents))("reject an event by %s", async (check, change) => {
    const event = { id: crypto.randomUUID(), kind: "test", body: "{}", ...change } as const;
    expect(await refusal(use().db.insert(feedEvents).values(event))).toBe(check);
  });

  it.each(Object.entries(onRefusals))("reject a count of refused webhooks by %s", async (check, change) => {
    const count = { hour: new Date(), reason: "body", refused: 1, lastAt: new Date(), ...change } as const;
    expect(await refusal(use().db.insert(webhookRefusals).values(count))).toBe(check);
  });
});

async function refusal(writing: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await writing;
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error;
    return (error.cause as { constraint?: string }).constraint;
  }
  return undefined;
}
