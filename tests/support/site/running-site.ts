import { afterAll, beforeAll, inject } from "vitest";
import { type RunningSite, type Settings, startSiteOf } from "./site-process";
import { makeStore, type Store } from "./store";

export { type RunningSite, webhookSecret } from "./site-process";

/** Long enough for a build, if the run has not made one yet. */
export const startTimeoutMs = 300_000;

/** Starts a site for the tests of a file. */
export function siteForTests(
  kind: Parameters<typeof makeStore>[0],
  settings: Settings = {},
): () => { site: RunningSite; store: Store } {
  let running: { site: RunningSite; store: Store } | undefined;
  beforeAll(async () => {
    const store = await makeStore(kind);
    running = { store, site: await startSite(store, settings) };
  }, startTimeoutMs);
  afterAll(async () => {
    await running?.site.stop();
    await running?.store.drop();
  });
  return () => {
    if (!running) throw new Error("the site is for tests and hooks; it is not running yet");
    return running;
  };
}

/** Starts the build under test as a process of its own, with a fake GoCardless that outlives it. */
export function startSite(store: Pick<Store, "dataDir" | "databaseUrl">, settings: Settings = {}) {
  return startSiteOf(inject("build"), store, settings);
}
