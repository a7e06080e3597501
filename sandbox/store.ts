import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

type StoredRow = { readonly id: string };
type Schemas = Record<string, z.ZodType<StoredRow>>;
type Tables<S extends Schemas> = { readonly [K in keyof S]: Map<string, z.output<S[K]>> };

/** A line of the file: rows, each with the name of its table. */
const line = z.array(z.tuple([z.string(), z.unknown()]));

export type Store<S extends Schemas> = ReturnType<typeof openStore<S>>;

/**
 * Tables in memory, saved in one file. Each save replaces the whole file, so that a killed process leaves a complete
 * one. Without a folder nothing is saved.
 */
export function openStore<S extends Schemas>(folder: string | null, schemas: S) {
  const names = Object.keys(schemas) as (keyof S & string)[];
  const tables = Object.fromEntries(names.map((name) => [name, new Map()])) as Tables<S>;
  let isChanged = false;
  let saving = Promise.resolve();
  if (folder !== null) load(folder);

  return {
    get: <K extends keyof S & string>(table: K, id: string) => tables[table].get(id),
    /** All rows of a table, oldest first. */
    all: <K extends keyof S & string>(table: K) => [...tables[table].values()],
    /** Adds the row, or replaces the one with the same id. */
    put<K extends keyof S & string>(table: K, row: z.output<S[K]>) {
      tables[table].set(row.id, row);
      isChanged = true;
    },
    clear() {
      for (const name of names) tables[name].clear();
      isChanged = true;
      return saved();
    },
    saved,
  };

  /** Resolves once all changes so far are on disk. Changes during a save are saved together in the next one. */
  function saved(): Promise<void> {
    if (isChanged) saving = saving.catch(() => undefined).then(save);
    return saving;
  }

  function load(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, "state.jsonl");
    if (!existsSync(file)) return;
    try {
      for (const text of readFileSync(file, "utf8").split("\n").slice(0, -1))
        for (const [table, value] of line.parse(JSON.parse(text))) {
          const name = names.find((one) => one === table);
          if (name) add(name, value);
        }
    } catch (cause) {
      for (const name of names) tables[name].clear();
      const aside = `${file}.unreadable-${Date.now()}`;
      renameSync(file, aside);
      console.error(
        `Sandbox: starts empty; its earlier state is in ${aside} (${String(cause).slice(0, 200)})`,
      );
    }
  }

  function add<K extends keyof S & string>(table: K, value: unknown) {
    const schema: S[K] = schemas[table];
    const row = z.parse(schema, value);
    tables[table].set(row.id, row);
  }

  async function save() {
    if (folder === null || !isChanged) return;
    isChanged = false;
    const file = join(folder, "state.jsonl");
    const rows = names.flatMap((name) =>
      [...tables[name].values()].map((row) => `${JSON.stringify([[name, row]])}\n`),
    );
    try {
      await writeFile(`${file}.new`, rows.join(""));
      await rename(`${file}.new`, file);
    } catch (cause) {
      isChanged = true;
      throw cause;
    }
  }
}
