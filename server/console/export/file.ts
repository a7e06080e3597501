import { isSessionOpen } from "@/db/queries/operators";
import { type ExportFormat, type ExportRow, writers } from "@/lib/console/export";
import { query } from "@/server/database";
import type { SignedIn } from "../access";
import { actorOf, auditedAs } from "../audit";

/** How many rows a list reads, and a file has, at once. */
export const rowsAtOnce = 500;

/** A list to be written into a file. */
export type ExportSource = {
  readonly columns: readonly string[];
  /** Its address, with the filters that hold. */
  readonly address: string;
  readonly search?: { readonly id: string | null; readonly text: string } | null;
  /** The next rows: fewer than `rowsAtOnce` when there are no more. */
  next(): Promise<readonly ExportRow[]>;
};

/**
 * All rows of a list as a file, read and written in batches. The audit has an entry from the beginning, and another one at the end
 * with the number of rows. The file is cut off, without its last line, when the operator's session ends.
 */
export async function exportFile(
  by: SignedIn,
  { columns, address, search = null, next }: ExportSource,
  format: ExportFormat,
): Promise<ReadableStream<Uint8Array>> {
  const actor = await actorOf(by);
  const record = (values: Record<string, unknown>) =>
    auditedAs(
      actor,
      () => ({ act: "exported", subject: "list", id: search?.id ?? null, values: { format, ...values } }),
      async () => undefined,
    );
  await record({ list: address, search: search?.text ?? null });
  const writer = writers[format];
  const encoder = new TextEncoder();
  let rows = 0;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(writer.head(columns))),
      async pull(controller) {
        if (!(await query((db) => isSessionOpen(db, by.sessionId)))) {
          await record({ rows, whole: false });
          return controller.close();
        }
        const batch = await next();
        rows += batch.length;
        const isLast = batch.length < rowsAtOnce;
        if (isLast) await record({ rows, whole: true });
        controller.enqueue(
          encoder.encode(batch.map(writer.line).join("") + (isLast ? writer.end(rows) : "")),
        );
        if (isLast) controller.close();
      },
      cancel: () => record({ rows, whole: false }),
    },
    { highWaterMark: 1 },
  );
}
