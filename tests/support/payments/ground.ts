import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "@/db/client/database";
import { attemptsOf } from "@/db/queries/attempts";
import { findSubmission } from "@/db/queries/submissions";
import { outbox, paymentMoves } from "@/db/schema";
import { startGoCardless } from "@/sandbox/gocardless";
import { controlAt } from "../sandbox";

type RunningGoCardless = Awaited<ReturnType<typeof startGoCardless>>;

type ListedResource = {
  id: string;
  status: string;
  amount?: number;
  links: Record<string, string>;
};

/** Starts a fake GoCardless for the tests of a file, which the product's settings name. It is empty at each test. */
export function fakeGoCardless() {
  const folder = mkdtempSync(join(tmpdir(), "payments-"));
  let sandbox: RunningGoCardless | undefined;
  const at = () => {
    if (!sandbox) throw new Error("the fake GoCardless is for tests and hooks");
    return sandbox.url;
  };
  const control = (method: string, call: string, body?: unknown) => controlAt(at())(method, call, body);
  beforeAll(async () => {
    sandbox = await startGoCardless({ port: 0, folder });
    process.env.GOCARDLESS_API_URL = sandbox.url;
    process.env.PLAN_LINK_BASE = sandbox.url;
  });
  beforeEach(() => control("POST", "reset", {}));
  afterAll(async () => {
    await sandbox?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    control,
    /** All resources of a kind at the fake provider, such as `subscriptions`. */
    async list(kind: string): Promise<ListedResource[]> {
      return (await fetchList(at(), `${kind}?limit=500`))[kind];
    },
    /** All events of a resource type and action, from every page of the list. */
    async events(resource_type: string, action: string): Promise<ListedResource[]> {
      const all: ListedResource[] = [];
      for (let after = ""; ; ) {
        const query = new URLSearchParams({
          resource_type,
          action,
          limit: "500",
          ...(after ? { after } : {}),
        });
        const page = await fetchList(at(), `events?${query}`);
        all.push(...page.events);
        after = page.meta.cursors.after ?? "";
        if (after === "") return all;
      }
    },
    approve: (billing_request: string) => control("POST", "approve", { billing_request }),
    fault: (script: Record<string, unknown>) => control("POST", "faults", script),
    /** The requests that the fake provider has received, of one method or of all. */
    requests: async (method?: string, path = "*") => {
      const query = new URLSearchParams({ path, ...(method ? { method } : {}) });
      return (await control("GET", `requests?${query}`)).requests;
    },
  };
}

async function fetchList(url: string, call: string) {
  const headers = { authorization: "Bearer sandbox_token", "gocardless-version": "2015-07-06" };
  return (await fetch(`${url}/${call}`, { headers })).json();
}

/** Functions that read the rows of a submission; `outbox` reads those of all submissions. */
export function recordsOf(use: () => OpenDatabase) {
  return {
    async submission(id: string) {
      const found = await findSubmission(use().db, id);
      if (!found) throw new Error("no such submission");
      return found;
    },
    attempts: (id: string) => attemptsOf(use().db, id),
    async requestOf(id: string): Promise<string> {
      const [newest] = await attemptsOf(use().db, id);
      if (!newest?.requestId) throw new Error("no request yet");
      return newest.requestId;
    },
    moves: async (id: string) =>
      (
        await use()
          .db.select()
          .from(paymentMoves)
          .where(eq(paymentMoves.submissionId, id))
          .orderBy(paymentMoves.id)
      ).map(({ to }) => to),
    outbox: () => use().db.select().from(outbox),
    /** The kinds, with reasons, of the outbox entries about the submission's debit, sorted. */
    debitNotices: async (id: string) =>
      (await use().db.select().from(outbox))
        .filter(({ kind, payload }) => payload.submissionId === id && kind !== "sign_up_notice")
        .map(({ kind, payload }) => (payload.reason ? `${kind}: ${payload.reason}` : kind))
        .sort(),
  };
}
