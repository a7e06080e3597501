import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

/** What the site allows its own statements. */
const statementTimeoutMs = 2_000;

type Recorded = { text: string; values: unknown[]; count: number | null; rows: (string | null)[][] };

/**
 * Sends what the release before the desk sent to make two sign-ups, one of them paid, as recorded from that release; ids that the
 * database makes are replaced by those of this time. Returns the statements that changed another number of rows than they did then.
 */
export async function signUpAsTheReleaseBefore(databaseUrl: string): Promise<string[]> {
  const file = join(import.meta.dirname, "release-before-desk.jsonl");
  const recorded: Recorded[] = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const client = new Client({ connectionString: databaseUrl, statement_timeout: statementTimeoutMs });
  await client.connect();
  try {
    const ids = new Map<string, string>();
    const renamed = (value: unknown) =>
      typeof value === "string"
        ? [...ids].reduce((text, [then, now]) => text.replaceAll(then, now), value)
        : value;
    const different: string[] = [];
    for (const { text, values, count, rows } of recorded) {
      const found = await client.query({ text, values: values.map(renamed), rowMode: "array" });
      if (!text.startsWith("select") && found.rowCount !== count) different.push(text);
      rows.forEach((row, at) => {
        row.forEach((then, column) => {
          if (then) ids.set(then, found.rows[at]?.[column]);
        });
      });
    }
    return different;
  } finally {
    await client.end();
  }
}
