import { setTimeout as pause } from "node:timers/promises";
import type { SignedIn } from "@/desk/auth/access";
import { addAuditEntry } from "@/desk/auth/audit/queries";
import { actorOf } from "@/desk/auth/audit/record";
import { isSessionOpen } from "@/desk/auth/queries";
import { firstPage, listAddress } from "@/desk/list/address";
import type { List } from "@/desk/list/list";
import { allRows } from "@/desk/list/read";
import { query, queryWithoutDeadline } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";
import { isShuttingDown } from "@/server/shutdown";
import { fieldsOf } from "./fields";
import { type ExportFormat, writers } from "./writers";

/** How many rows are read and written at once. */
const rowsAtOnce = 500;

const [firstWaitMs, longestWaitMs] = [250, 32_000];

/** Makes the file of a list. `sent`: what its address says; null if a part of that means nothing. `chosen`: ids of rows, else all. */
export type ExportOf = (
  by: SignedIn,
  sent: Readonly<Record<string, unknown>>,
  format: ExportFormat,
  signals: { request: Request; late: AbortSignal },
  chosen?: readonly string[],
) => Promise<ReadableStream<Uint8Array> | null>;

/**
 * All rows of a list in its usual order as a file, read and written in batches. The audit has an entry from the beginning, and another one at the end
 * with the number of rows. The file is cut off, without its last row, when the operator's session ends or the site shuts down.
 * `request`: aborts when the browser disconnects before the file is read. It is referred to until the end, since the signal of a
 * garbage-collected request never aborts. `late`: aborts when the operator got another answer.
 */
export async function exportFile<Row extends { readonly id: string | number }, Facts>(
  list: List<Row, Facts>,
  [by, sent, format, { request, late }, chosen = []]: Parameters<ExportOf>,
): Promise<ReadableStream<Uint8Array> | null> {
  const { listQuery, isCut, batches: read } = await allRows(list, sent, rowsAtOnce, chosen);
  if (listQuery.ignored.length > 0) return null;
  // The text of a search is beside the address, where an erasure finds it.
  const { q: text = null, ...filters } = firstPage(listQuery.parameters);
  const actor = await actorOf(by);
  const record = (values: Record<string, unknown>) =>
    queryWithoutDeadline((db) =>
      addAuditEntry(db, actor, {
        act: "exported",
        subject: "list",
        values: { format, ...values },
      }),
    );
  await record({
    list: listAddress(list, filters),
    search: text,
    ...(chosen.length > 0 && { chosen: chosen.length }),
  });

  let rows = 0;
  let ending: Promise<void> | undefined;
  /** Records how the file ended, once. */
  const end = (whole: boolean) => {
    ending ??= untilDone(() => record({ rows, whole, ...(isCut && { isCut }) }));
    return ending;
  };
  const cutOff = () =>
    end(false).catch((error: unknown) => log("error", "export not closed in the audit", factsOf(error)));

  async function* batches(): AsyncGenerator<readonly Row[], void> {
    for await (const batch of read) {
      if (!(await query((db) => isSessionOpen(db, by.sessionId)))) throw cutOffBy("the session has ended");
      if (isShuttingDown()) throw cutOffBy("the site shuts down");
      if (ending || request.signal.aborted) throw cutOffBy("the reader has left");
      rows += batch.length;
      yield batch;
    }
    await end(true);
  }

  const signal = AbortSignal.any([request.signal, late]);
  if (signal.aborted) await cutOff();
  signal.addEventListener("abort", cutOff, { once: true });
  const parts = writers[format].write(fieldsOf(list.exported), batches(), isCut);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          void cutOff();
          throw error;
        }
      },
      cancel: cutOff,
    },
    { highWaterMark: 1 },
  );
}

/** Next breaks the connection off at this error, so that the browser calls the file incomplete, and logs nothing. */
function cutOffBy(reason: string): DOMException {
  return new DOMException(reason, "AbortError");
}

/** Tries again while the database is away, for a minute. */
async function untilDone(work: () => Promise<void>): Promise<void> {
  for (let waitMs = firstWaitMs; ; waitMs *= 2)
    try {
      return await work();
    } catch (error) {
      if (waitMs > longestWaitMs) throw error;
      await pause(waitMs);
    }
}
