import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { fieldsOf } from "@/desk/list/export/fields";
import { type ExportFormat, writers } from "@/desk/list/export/writers";

const row = {
  reference: "JK-1",
  plan_type: "professional",
  plan_price: 249_00,
  business_registration_number: "00012345",
  business_name: "=1+1",
  directors: [{ name: "Ada" }],
  contact_phone_e164: "+447700900123",
  has_rollover: false,
  transaction_limit: 500,
  account_limit: null,
  created_at: new Date("2026-07-01T23:30:00Z"),
};

type Row = Partial<typeof row>;

const fields = fieldsOf<Row>(
  Object.fromEntries(
    (Object.keys(row) as (keyof Row)[]).map((name) => {
      const kind = { plan_price: "money", created_at: "time" }[name as string] as
        | "money"
        | "time"
        | undefined;
      return [name, { ...(kind && { kind }), value: (of: Row) => of[name] }];
    }),
  ),
);

async function written(
  format: ExportFormat,
  batches: readonly (readonly Row[])[],
  isCut = false,
): Promise<Buffer> {
  const parts = writers[format].write(fields, asyncOf(batches), isCut);
  const bytes: Uint8Array[] = [];
  for (let part = await parts.next(); !part.done; part = await parts.next()) bytes.push(part.value);
  return Buffer.concat(bytes);
}

async function* asyncOf<T>(values: readonly T[]): AsyncGenerator<T, void> {
  yield* values;
}

async function rowsOfWorkbook(file: Uint8Array) {
  const { sheets } = await readXlsx(file);
  return sheets.flatMap(({ rows }) => rows);
}

it("writes CSV with money as decimals, and the firm's time beside each time", async () => {
  expect((await written("csv", [[row]])).toString()).toBe(
    "\uFEFFreference,plan_type,plan_price,business_registration_number,business_name,directors," +
      "contact_phone_e164,has_rollover,transaction_limit,account_limit,created_at,created_at_local\r\n" +
      `JK-1,professional,249.00,00012345,'=1+1,"[{""name"":""Ada""}]",` +
      "+447700900123,false,500,,2026-07-01T23:30:00.000Z,2026-07-02 00:30:00\r\n" +
      "# end of export, 1 rows\r\n",
  );
});

it("writes a workbook with texts as texts, and money, numbers and the firm's times to reckon with", async () => {
  const [head, cells, [end] = []] = await rowsOfWorkbook(await written("xlsx", [[row]]));
  const inColumn = (name: string) => cells?.[head?.indexOf(name) ?? -1];
  expect(Object.fromEntries((head ?? []).map((name) => [name, inColumn(String(name))]))).toEqual({
    ...row,
    plan_price: 249,
    directors: '[{"name":"Ada"}]',
    created_at: "2026-07-01T23:30:00.000Z",
    created_at_local: new Date("2026-07-02T00:30:00Z"),
  });
  expect(end).toBe("# end of export, 1 rows");
});

it.each([
  ["odd characters", "a\u0000b\u000B\uFFFF c\r\n\td", "a\u0000b\u000B\uFFFD c\r\n\td"],
  ["what a workbook would read as a character", "_x0041_", "_x0041_"],
  ["more than a cell takes", "x".repeat(40_000), `${"x".repeat(32_766)}…`],
])("writes %s into a workbook that can be read", async (_, text, read) => {
  const [head, cells] = await rowsOfWorkbook(await written("xlsx", [[{ business_name: text }]]));
  expect(cells?.[head?.indexOf("business_name") ?? -1]).toBe(read);
});

it.each(["xlsx", "csv"] as const)("ends %s with the number of all rows, or not at all", async (format) => {
  const text = async (file: Buffer) =>
    format === "xlsx" ? JSON.stringify(await rowsOfWorkbook(file)) : file.toString();
  expect(await text(await written(format, [[row, row], [row]]))).toMatch(/# end of export, 3 rows(?!,)/);
  const end = "# end of export, 1 rows, but the search found more";
  expect(await text(await written(format, [[row]], true))).toContain(end);

  async function* cutOff() {
    yield [row];
    throw new Error("cut off");
  }
  const parts = writers[format].write(fields, cutOff(), false);
  let file = "";
  await expect(async () => {
    for (let part = await parts.next(); !part.done; part = await parts.next())
      file += Buffer.from(part.value).toString("latin1");
  }).rejects.toThrow("cut off");
  expect(file).not.toContain("end");
  expect(file).not.toContain("PK\x05\x06"); // The end of a ZIP file
});
