import { writeXlsxStream } from "hucre/xlsx";
import { endOfExport, type Field, textOf } from "./fields";

/** Fewer than Excel takes, so that the part of a sheet stays below the 4 GiB of a plain ZIP file. */
const maxRowsPerSheet = 250_000;

const maxCellLetters = 32_767; // Of Excel, in code units; it calls a file with more damaged

const numberFormats = { plain: "", money: "0.00", localTime: "yyyy-mm-dd hh:mm:ss" } as const;

/** An Excel workbook. Its texts are cells of text, so that nothing in them is computed and no zero is lost. */
export async function* workbook<Row>(
  fields: readonly Field<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  isCut: boolean,
): AsyncGenerator<Uint8Array, void> {
  const columns = fields.map(({ name, kind }) => ({
    header: name,
    width: Math.max(name.length + 2, 20),
    ...(numberFormats[kind] && { numFmt: numberFormats[kind] }),
  }));
  const reader = writeXlsxStream(rowsOf(fields, batches, isCut), {
    name: "Export",
    columns,
    freezePane: { rows: 1 },
    maxRowsPerSheet,
  }).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

type Cell = string | number | boolean | Date | null;

async function* rowsOf<Row>(
  fields: readonly Field<Row>[],
  batches: AsyncIterable<readonly Row[]>,
  isCut: boolean,
): AsyncGenerator<Cell[], void> {
  let rowCount = 0;
  for await (const batch of batches) {
    for (const row of batch) yield fields.map((field) => cell(field, row));
    rowCount += batch.length;
  }
  yield [endOfExport(rowCount, isCut)];
}

function cell<Row>({ kind, read }: Field<Row>, row: Row): Cell {
  const value = read(row);
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  if (kind === "money") return Number(value);
  // A workbook knows no time zones: its times are those of the wall clock.
  if (kind === "localTime") return new Date(`${textOf(value).replace(" ", "T")}Z`);
  return cellText(textOf(value));
}

/** Without what XML or Excel would take for something else. */
function cellText(text: string): string {
  const plain = text.replace(/[\uFFFE\uFFFF]/g, "\uFFFD").replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
  return plain.length > maxCellLetters ? `${plain.slice(0, maxCellLetters - 1)}…` : plain;
}
