import { setTimeout as pause } from "node:timers/promises";
import { addAuditEntry } from "@/desk/audit/queries";
import { actorOf } from "@/desk/audit/record";
import type { SignedIn } from "@/desk/auth/access";
import { isSessionOpen } from "@/desk/auth/queries";
import { query, queryWithoutDeadline } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";
import { isShuttingDown } from "@/server/shutdown";
import type { ExportFormat, ExportRow } from "./formats";
import { writers } from "./writers";

/** How many rows a list reads, and a file has, at once. */
export const rowsAtOnce = 500;

const [firstWaitMs, longestWaitMs] = [250, 32_000];

/** A list to be written into a file. */
export type ExportSource = {
  readonly columns: readonly string[];
  /** Its address, with the filters that hold, and what it searches for. */
  readonly address: string;
  readonly text?: string | null;
  /** The next rows: fewer than `rowsAtOnce` when there are no more. */
  next(): Promise<readonly ExportRow[]>;
};

/**
 * All rows of a list as a file, read and written in batches. The audit has an entry from the beginning, and another one at the end
 * with the number of rows. The file is cut off, without its last row, when the operator's session ends or the site shuts down.
 * `request`: its reader may leave before the file is read, which then is never cancelled. It lives as long as the file, since the
 * signal of a collected request never aborts. `late`: aborts when the operator got another answer.
 */
export async function exportFile(
  by: SignedIn,
  { columns, address, text = null, next }: ExportSource,
  format: ExportFormat,
  { request, late }: { request: Request; late: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const actor = await actorOf(by);
  const record = (values: Record<string, unknown>) =>
    queryWithoutDeadline((db) =>
      addAuditEntry(db, actor, {
        act: "exported",
        subject: "list",
        values: { format, ...values },
      }),
    );
  await record({ list: address, search: text });

  let rows = 0;
  let ending: Promise<void> | undefined;
  /** Records how the file ended, once. */
  const end = (whole: boolean) => {
    ending ??= untilDone(() => record({ rows, whole }));
    return ending;
  };
  const cutOff = () =>
    end(false).catch((error: unknown) => log("error", "export not closed in the audit", factsOf(error)));

  async function* batches(): AsyncGenerator<readonly ExportRow[], void> {
    for (let isLast = false; !isLast; ) {
      if (!(await query((db) => isSessionOpen(db, by.sessionId)))) throw cutOffBy("the session has ended");
      if (isShuttingDown()) throw cutOffBy("the site shuts down");
      const batch = await next();
      if (ending || request.signal.aborted) throw cutOffBy("the reader has left");
      isLast = batch.length < rowsAtOnce;
      rows += batch.length;
      yield batch;
    }
    await end(true);
  }

  const signal = AbortSignal.any([request.signal, late]);
  if (signal.aborted) await cutOff();
  signal.addEventListener("abort", cutOff, { once: true });
  const parts = writers[format].write(columns, batches());
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
