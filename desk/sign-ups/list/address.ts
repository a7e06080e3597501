import * as z from "zod/mini";
import { paymentStatuses } from "@/lib/payments/states";
import { signUpsAddress } from "@/lib/routing/desk";
import { addressWith, type Query, readQuery } from "@/lib/routing/query";
import { uuid } from "@/lib/uuid";
import { filterNames, filterRules } from "./filter-table";
import { searchText } from "./search";

/** Up to here a tab counts exactly. */
export const maxCounted = 10_000;

/** `match`: the best match of a search first. */
export const signUpSorts = ["submitted", "business", "price", "match"] as const;
export type SignUpSort = (typeof signUpSorts)[number];
export type SortOrder = "asc" | "desc";

/** The order in which a sort begins. */
export const firstOrder: Record<SignUpSort, SortOrder> = {
  submitted: "desc",
  business: "asc",
  price: "desc",
  match: "asc",
};

/** Columns that can be left out, and those that are shown unless an operator has chosen others. */
export const optionalColumns = ["market", "plan", "stage", "owner", "source", "firstPayment"] as const;
export type OptionalColumn = (typeof optionalColumns)[number];
export const usualColumns: readonly OptionalColumn[] = ["market", "plan", "stage", "owner"];

/** The known ones among these names, in the order of the table. */
export function columnsAmong(names: readonly unknown[]): readonly OptionalColumn[] {
  return optionalColumns.filter((column) => names.includes(column));
}

const listQuery = {
  status: z.enum(paymentStatuses),
  ...filterRules,
  /** Only those that need a person. */
  todo: z.literal("yes"),
  /** What is searched for. */
  q: searchText,
  sort: z.enum(signUpSorts),
  order: z.enum(["asc", "desc"]),
  /** The sign-up before the page's first row, or after its last one. */
  after: uuid,
  before: uuid,
};
export type SignUpList = Query<typeof listQuery>;
export type ListParameter = keyof typeof listQuery;
const parameters = Object.keys(listQuery) as ListParameter[];

export function readSignUpList(sent: Readonly<Record<string, unknown>>): SignUpList {
  return readQuery(listQuery, sent);
}

/** How the list is sorted: by the best match in a search, else the newest first, unless the address says otherwise. */
export function sortOf({ sort, order, q }: Pick<SignUpList, "sort" | "order" | "q">): {
  by: SignUpSort;
  order: SortOrder;
} {
  const usual = q ? "match" : "submitted";
  const by = sort === null || (sort === "match" && !q) ? usual : sort;
  return { by, order: order ?? firstOrder[by] };
}

export function isFiltered(list: SignUpList): boolean {
  return filtersIn(list).length > 0;
}

/** The names of the parameters by which the list is narrowed. */
export function filtersIn(list: SignUpList): readonly ListParameter[] {
  return (["status", "todo", "q", ...filterNames] as const).filter((name) => list[name] !== null);
}

export function hasFilters(list: SignUpList): boolean {
  return filterNames.some((name) => list[name] !== null);
}

/** What a form of the list sends beside its own fields, so that it changes only these. Leads to the first page. */
export function keptWithout(list: SignUpList, own: readonly ListParameter[]): [string, string][] {
  const changed = ["after", "before", ...own];
  return parameters.flatMap((name): [string, string][] =>
    list[name] === null || changed.includes(name) ? [] : [[name, list[name]]],
  );
}

/** The address of the list with these parameters. */
export function signUpListAddress(list: Partial<Omit<SignUpList, "ignored">>): string {
  return addressWith(signUpsAddress, list, parameters);
}
