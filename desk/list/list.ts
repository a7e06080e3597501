import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import type { Database } from "@/db/client/database";
import type { SignedIn } from "@/desk/auth/access";
import type { DeskPage } from "@/desk/auth/desk";
import type { Role } from "@/desk/auth/rules";
import type { Option } from "@/desk/ui/fields";
import { uuidPattern } from "@/lib/uuid";

export type Translate = ReturnType<typeof useTranslations<never>>;
export type Order = "asc" | "desc";

/** The values of a list's parameters; null or missing: none. */
export type Parameters = Readonly<Partial<Record<string, string | null>>>;

/** What the address of a list says. Filters have their usual values unless it gives others. */
export type ListQuery = { readonly parameters: Parameters; readonly ignored: readonly string[] };

export type Text = (t: Translate, listQuery: ListQuery) => string;

type Filter<Facts> = {
  readonly rule: z.ZodMiniType<string>;
  /** The condition of a value that the rule accepts. */
  readonly where: (value: string, facts: Facts) => SQL | undefined;
  /** Whether a value means something, where only the facts tell. */
  readonly isKnown?: (value: string, facts: Facts, listQuery: ListQuery) => boolean;
  /** The value that holds unless the address gives another. */
  readonly usual?: string;
  /** A filter without a field is chosen by tabs. */
  readonly field?: {
    readonly label: Text;
    /** Folded with others of the kind, until one of them is set. */
    readonly isRare?: true;
    /** None: a day. `chosen`: the value in the address. */
    readonly options?: (t: Translate, facts: Facts, chosen: string | null) => readonly Option[];
  };
};

/** A filter. Its values are typed by its rule. */
export function filter<Value extends string, Facts>({
  rule,
  where,
  ...others
}: Omit<Filter<Facts>, "rule" | "where"> & {
  rule: z.ZodMiniType<Value>;
  where: (value: Value, facts: Facts) => SQL | undefined;
}): Filter<Facts> {
  return {
    rule,
    where(value, facts) {
      const read = rule.safeParse(value);
      return read.success ? where(read.data, facts) : undefined;
    },
    ...others,
  };
}

/** A filter by one of some values. `name`: what its field calls a value. */
export function choice<const Value extends string, Facts>(
  values: readonly Value[],
  where: (value: Value, facts: Facts) => SQL | undefined,
  { name, ...field }: { label: Text; isRare?: true; name: (t: Translate, value: Value) => string },
): Filter<Facts> {
  const options = (t: Translate): Option[] => values.map((value) => [value, name(t, value)]);
  return filter({
    rule: z.enum(values),
    where,
    field: { ...field, options: (t) => [["", t("deskList.all")], ...options(t)] },
  });
}

type Sort = {
  readonly label: Text;
  /** What is compared, before the id. With it, it has an index. */
  readonly key: SQL | PgColumn;
  /** The SQL type of the key. Row numbers ascend with time. */
  readonly type: "timestamptz" | "text" | "numeric" | "bigint";
  /** The direction that is used first. */
  readonly first: Order;
};

export type CellContext<Facts> = {
  readonly t: Translate;
  readonly facts: Facts;
  readonly listQuery: ListQuery;
  readonly by: SignedIn;
  /** The address of the page, to which a change leads back. */
  readonly here: string;
};

export type Column<Row, Facts> = {
  readonly label: Text;
  readonly cell: (row: Row, context: CellContext<Facts>) => ReactNode;
  /** The sort that the head of the column leads to. */
  readonly sort?: string;
  readonly isBare?: boolean;
  readonly isRight?: boolean;
  readonly look?: string;
  /** It can be left out; `usual`: it is shown until an operator has chosen columns. */
  readonly optional?: "usual" | "chosen";
  readonly forAdmins?: boolean;
};

/** A column of a file. `kind`: minor units of money, or a time; of times the file has the firm's clock as well. */
export type ExportedColumn<Row> = {
  readonly kind?: "money" | "time";
  readonly value: (row: Row) => unknown;
};

type Tab<Facts> = {
  readonly label: Text;
  /** The values of filters, null for none; the others stay. */
  readonly sets: Readonly<Record<string, string | null>>;
  /** Whether there may be more than are counted. */
  readonly isCut?: (facts: Facts) => boolean;
};

/** A link that sets filters, and clears those with null. */
export type Preset = { readonly name: "today" | "week" | "month"; readonly sets: Parameters };

/** All that the desk knows of a list: its page, its address, its file and its entry in the audit are derived from it. */
export type List<Row extends { readonly id: string | number }, Facts> = {
  /** In the audit, in the address of its file, and the file's name. */
  readonly name: string;
  readonly at: DeskPage;
  readonly address: string;
  /** Who may see it. */
  readonly role: Role;
  readonly title: Text;
  readonly note?: Text;
  /** Lists under the same entry of the contents. */
  readonly pages?: readonly { readonly label: Text; readonly address: string }[];
  /** Above the rows, under something else that has a heading. */
  readonly heading?: Text;
  readonly empty: Text;
  /** For a list that is empty without filters, if `empty` speaks of them. */
  readonly emptyAll?: Text;
  /** The names of people are shown: each view is recorded. */
  readonly isRecorded: boolean;
  readonly table: PgTable;
  readonly id: {
    readonly column: PgColumn;
    readonly type: "uuid" | "bigint" | "text";
    readonly rule: z.ZodMiniType<string>;
  };
  /** What holds for all rows. */
  readonly where?: SQL;
  /** The rows of a condition on the id, in any order. */
  readonly rows: (db: Database, which: SQL) => PromiseLike<Row[]>;
  readonly facts: () => Promise<Facts>;
  readonly search?: {
    readonly label: Text;
    /** Ids, the best match first. `isCut`: there are more. */
    readonly find: (db: Database, text: string) => Promise<{ ids: readonly string[]; isCut: boolean }>;
    /** Where a row leads if it is the only one that a search found. */
    readonly addressOf: (row: Row) => string;
  };
  readonly filters: Readonly<Record<string, Filter<Facts>>>;
  readonly presets?: readonly Preset[];
  readonly tabs?: { readonly label: Text; readonly all: readonly Tab<Facts>[] };
  readonly sorts: Readonly<Record<string, Sort>>;
  readonly usualSort: string;
  readonly columns: Readonly<Record<string, Column<Row, Facts>>>;
  readonly rowLook?: string;
  readonly exported: Readonly<Record<string, ExportedColumn<Row>>>;
  /** Changes of several rows at once, for those who may make them. */
  readonly bulk?: {
    readonly nameOf: (row: Row) => string;
    /** What the check box of a row sends: its id, and after spaces what it shows. */
    readonly valueOf: (row: Row) => string;
    /** With the id `bulkForm`. */
    readonly form: (context: Omit<CellContext<Facts>, "listQuery">) => ReactNode;
  };
  /**
   * The message about the last change, from the query parameters. `here`: the page's own address. `notChanged`: rows that a bulk
   * change left as they were.
   */
  readonly message?: (
    sent: Readonly<Record<string, unknown>>,
    t: Translate,
    context: { here: string; notChanged: readonly Row[] },
  ) => ReactNode;
  /** Above the rows of the first page. */
  readonly before?: (facts: Facts, context: { listQuery: ListQuery; by: SignedIn }) => ReactNode;
  /** The foot of the table. */
  readonly foot?: (rows: readonly Row[], columns: number) => ReactNode;
  readonly after?: (facts: Facts) => ReactNode;
};

/** The id of the form to which the check boxes of the rows belong. */
export const bulkForm = "bulk";

/** The ids of rows in an address. */
export const idRules = {
  uuid: z.string().check(z.regex(uuidPattern)),
  bigint: z.string().check(z.regex(/^\d{1,15}$/)),
};

/** Columns of a table for a file, by their names in the database. `money`: those in minor units. */
export function exportedColumns<Row extends Readonly<Record<string, unknown>>>(
  columns: Readonly<Record<string, PgColumn>>,
  money: readonly PgColumn[] = [],
): Record<string, ExportedColumn<Row>> {
  const exported = Object.entries(columns).map(([key, column]): [string, ExportedColumn<Row>] => {
    const value = (row: Row) => row[key];
    if (money.includes(column)) return [column.name, { kind: "money", value }];
    return [column.name, column.columnType === "PgTimestamp" ? { kind: "time", value } : { value }];
  });
  return Object.fromEntries(exported);
}
