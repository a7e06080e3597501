import { csvLine } from "./csv";
import { endOfExport, type Field } from "./fields";
import { workbook } from "./workbook";

/** Read in batches, which end without an error only when all rows were read. */
type Batches<Row> = AsyncIterable<readonly Row[]>;

type Writer = {
  readonly type: string;
  /** The bytes of a file, whose last row tells it from one that was cut off. `isCut`: a search found more. */
  write<Row>(fields: readonly Field<Row>[], batches: Batches<Row>, isCut: boolean): AsyncIterator<Uint8Array>;
};

/** A workbook for people, CSV for programs (docs/decisions/0164). */
export const writers = {
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: workbook,
  },
  csv: { type: "text/csv; charset=utf-8", write: csv },
} satisfies Record<string, Writer>;

export type ExportFormat = keyof typeof writers;

export function isExportFormat(value: unknown): value is ExportFormat {
  return typeof value === "string" && Object.hasOwn(writers, value);
}

async function* csv<Row>(
  fields: readonly Field<Row>[],
  batches: Batches<Row>,
  isCut: boolean,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let rows = 0;
  yield encoder.encode(`\uFEFF${csvLine(fields.map(({ name }) => name))}`);
  for await (const batch of batches) {
    yield encoder.encode(batch.map((row) => csvLine(fields.map(({ read }) => read(row)))).join(""));
    rows += batch.length;
  }
  yield encoder.encode(`${endOfExport(rows, isCut)}\r\n`);
}
