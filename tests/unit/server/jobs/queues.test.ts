import { expect, it, vi } from "vitest";
import { settings } from "@/server/env";
import { drainUnlessBusy } from "@/server/jobs/queues";

const query = vi.hoisted(() => vi.fn(async () => []));
vi.mock("@/server/database", () => ({ query, closeDatabase: async () => undefined }));

it("what a webhook brings waits while WORKER is off", async () => {
  Object.assign(settings(), { runsWorker: false });
  await drainUnlessBusy("payments");
  expect(query).not.toHaveBeenCalled();
  Object.assign(settings(), { runsWorker: true });
  await drainUnlessBusy("payments");
  expect(query).toHaveBeenCalledOnce();
});
