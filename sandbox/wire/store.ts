import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";

type Row = { readonly id: string };
type Schemas = Record<string, z.ZodType<Row>>;
type RowOf<S extends Schemas, K extends keyof S> = z.output<S[K]>;
/** Which rows of a table still have something ahead of them. */
export type Live<S extends Schemas> = { readonly [K in keyof S]?: (row: RowOf<S, K>) => boolean };
type Change = readonly [table: string, row: Row];

export type Store<S extends Schemas> = {
  readonly get: <K extends keyof S & string>(table: K, id: string) => RowOf<S, K> | undefined;
  /** Every row, oldest first. */
  readonly all: <K extends keyof S & string>(table: K) => RowOf<S, K>[];
  /** The rows that still have something ahead of them, without looking through the others. */
  readonly live: <K extends keyof S & string>(table: K) => RowOf<S, K>[];
  /** Adds or replaces a row; only inside `change`. */
  readonly put: <K extends keyof S & string>(table: K, row: RowOf<S, K>) => void;
  /** All that `work` puts is kept or, when it throws, none of it. It is on disk when this returns. */
  readonly change: <R>(work: () => R) => R;
  readonly clear: () => void;
  readonly close: () => void;
};

const journalLine = z.array(z.tuple([z.string(), z.looseObject({ id: z.string() })]));

/**
 * Tables in memory behind a journal: one line per change, written before the caller answers, so that a killed
 * process forgets nothing it has told anybody. A last line torn by the kill was never told and is dropped.
 */
export function openStore<S extends Schemas>(folder: string, schemas: S, lives: Live<S> = {}): Store<S> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "journal.jsonl");
  const tables = new Map(Object.keys(schemas).map((name) => [name, new Map<string, Row>()]));
  const alive = new Map(Object.keys(schemas).map((name) => [name, new Set<string>()]));
  for (const [table, row] of readable(path, schemas)) set(table, row);
  let journal = rewritten(path, tables);
  let pending: Change[] | undefined;
  let undo: (() => void)[] = [];
  let closed = false;

  return {
    get: (table, id) => rows(table).get(id) as RowOf<S, typeof table> | undefined,
    all: (table) => [...rows(table).values()] as RowOf<S, typeof table>[],
    live(table) {
      const found = [];
      for (const id of alive.get(table) ?? []) found.push(rows(table).get(id));
      return found as RowOf<S, typeof table>[];
    },
    put(table, row) {
      if (!pending) throw new Error("put outside a change");
      const before = rows(table).get(row.id);
      undo.push(() => (before ? set(table, before) : remove(table, row.id)));
      set(table, row);
      pending.push([table, row]);
    },
    change(work) {
      if (closed) throw new Error("the store is closed");
      if (pending) return work();
      pending = [];
      undo = [];
      try {
        const result = work();
        if (pending.length) appendFileSync(journal, `${JSON.stringify(pending)}\n`);
        return result;
      } catch (cause) {
        for (const step of undo.reverse()) step();
        throw cause;
      } finally {
        pending = undefined;
      }
    },
    clear() {
      for (const table of [...tables.values(), ...alive.values()]) table.clear();
      closeSync(journal);
      journal = rewritten(path, tables);
    },
    close() {
      closed = true;
      closeSync(journal);
    },
  };

  function rows(table: string): Map<string, Row> {
    const found = tables.get(table);
    if (!found) throw new Error(`no table ${table}`);
    return found;
  }

  function set(table: string, row: Row) {
    rows(table).set(row.id, row);
    if (lives[table]?.(row as RowOf<S, string>)) alive.get(table)?.add(row.id);
    else alive.get(table)?.delete(row.id);
  }

  function remove(table: string, id: string) {
    rows(table).delete(id);
    alive.get(table)?.delete(id);
  }
}

/** What the journal holds; one that an older twin wrote differently is set aside, not guessed at. */
function readable(path: string, schemas: Schemas): Change[] {
  try {
    return readChanges(path).map(([table, row]) => [table, (schemas[table] ?? z.never()).parse(row)]);
  } catch (cause) {
    const aside = `${path}.unreadable-${Date.now()}`;
    renameSync(path, aside);
    console.error(`Sandbox: starts empty; what it knew is in ${aside} (${String(cause).slice(0, 200)})`);
    return [];
  }
}

function readChanges(path: string): Change[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n");
  const whole = lines.slice(0, -1);
  return whole.flatMap((line) => journalLine.parse(JSON.parse(line)));
}

/** Writes the tables as one fresh journal beside the old one and swaps them in one step. */
function rewritten(path: string, tables: Map<string, Map<string, Row>>): number {
  const lines = [...tables].flatMap(([name, rows]) =>
    [...rows.values()].map((row) => `${JSON.stringify([[name, row]])}\n`),
  );
  writeFileSync(`${path}.new`, lines.join(""));
  renameSync(`${path}.new`, path);
  return openSync(path, "a");
}
