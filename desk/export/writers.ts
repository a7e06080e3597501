import { csvLine } from "./csv";
import { endOfExport, fieldsOf } from "./fields";
import type { ExportFormat, ExportRow } from "./formats";
import { workbook } from "./workbook";

/** Read in batches, which end without an error only when all rows were read. */
type Batches = AsyncIterable<readonly ExportRow[]>;

type Writer = {
  readonly type: string;
  /** The bytes of a file, whose last row tells it from one that was cut off. */
  write(columns: readonly string[], batches: Batches): AsyncIterator<Uint8Array>;
};

/** Why there are three formats: docs/decisions/0164. */
export const writers: Record<ExportFormat, Writer> = {
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: (columns, batches) => workbook(fieldsOf(columns), batches),
  },
  csv: {
    type: "text/csv; charset=utf-8",
    write(columns, batches) {
      const fields = fieldsOf(columns);
      return lines(batches, {
        head: `\uFEFF${csvLine(fields.map(({ name }) => name))}`,
        line: (row) => csvLine(fields.map(({ read }) => read(row))),
        end: (rows) => `${endOfExport(rows)}\r\n`,
      });
    },
  },
  jsonl: {
    type: "application/jsonl; charset=utf-8",
    write: (_columns, batches) =>
      lines(batches, {
        head: "",
        line: (row) => `${JSON.stringify(row)}\n`,
        end: (rows) => `${JSON.stringify({ end: true, rows })}\n`,
      }),
  },
};

type Lines = { head: string; line(row: ExportRow): string; end(rows: number): string };

async function* lines(batches: Batches, { head, line, end }: Lines): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let rows = 0;
  if (head) yield encoder.encode(head);
  for await (const batch of batches) {
    yield encoder.encode(batch.map(line).join(""));
    rows += batch.length;
  }
  yield encoder.encode(end(rows));
}
