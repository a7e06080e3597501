import { expect, it } from "vitest";
import { endpointPage, feedPage } from "@/desk/feed/acts";
import { addTestEvent } from "@/desk/feed/endpoint-changes";
import { describeOnDatabase } from "../../../support/database/database";
import { anEndpoint } from "../../../support/desk/feed/endpoint";

describeOnDatabase("the pages of the feed", (use) => {
  it("show each delivery once, page by page, also those of one moment", async () => {
    const { id } = await anEndpoint(use().db);
    await use().db.transaction(async (tx) => {
      for (let i = 0; i < 30; i += 1) await addTestEvent(tx, id, { id: crypto.randomUUID(), body: "{}" });
    });
    const first = await endpointPage(id, null);
    expect(first).toMatchObject({ olderThan: null });
    expect(first?.deliveries).toHaveLength(25);
    const second = await endpointPage(id, first?.older ?? null);
    expect(second).toMatchObject({ olderThan: first?.older, older: null });
    const ids = [...(first?.deliveries ?? []), ...(second?.deliveries ?? [])].map((one) => one.id);
    expect(new Set(ids).size).toBe(30);
    expect(await feedPage()).toMatchObject([{ id, waiting: 30, givenUp: 0 }]);
  });

  it("know no endpoint that was removed, or never was", async () => {
    const { id } = await anEndpoint(use().db, { removedAt: new Date(), secret: "" });
    for (const one of [id, crypto.randomUUID(), "x"]) expect(await endpointPage(one, null)).toBeNull();
    expect(await feedPage()).toEqual([]);
  });
});
