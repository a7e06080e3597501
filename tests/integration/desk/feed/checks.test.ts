import { expect, it } from "vitest";
import { feedEvents } from "@/db/schema";
import { describeOnDatabase } from "../../../support/database/database";
import { refusal } from "../../../support/database/refusal";
import { anEndpoint } from "../../../support/desk/feed/endpoint";
import { onEndpoints, onFeedEvents } from "./feed-checks";

describeOnDatabase("the tables of the feed", (use) => {
  it.each(Object.entries(onEndpoints))("reject an endpoint by %s", async (check, change) => {
    expect(await refusal(anEndpoint(use().db, change))).toBe(check);
  });

  it.each(Object.entries(onFeedEvents))("reject an event by %s", async (check, change) => {
    const event = { id: crypto.randomUUID(), kind: "test", body: "{}", ...change } as const;
    expect(await refusal(use().db.insert(feedEvents).values(event))).toBe(check);
  });
});
