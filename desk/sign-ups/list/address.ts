import * as z from "zod/mini";
import { marketCodes } from "@/lib/markets";
import { paymentStatuses } from "@/lib/payments/states";
import { planTypes } from "@/lib/plans";
import { signUpsAddress } from "@/lib/routing/desk";
import { addressWith, type Query, readQuery } from "@/lib/routing/query";
import { mostOfAttribution } from "@/lib/sign-up/rules/limits";
import { tidy } from "@/lib/sign-up/rules/text";
import { signUpStages } from "@/lib/sign-up/stages";
import { uuid } from "@/lib/uuid";

/** Up to here a tab counts exactly. */
export const mostCounted = 10_000;

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

/** Values of filters that no owner's key and no source is. */
export const nobody = "nobody";
export const noSource = "-";

/** The known ones among these names, in the order of the table. */
export function columnsAmong(names: readonly unknown[]): readonly OptionalColumn[] {
  return optionalColumns.filter((column) => names.includes(column));
}

/** Names an operator (desk/people/owners.ts): addresses hold no personal data. */
export const operatorKey = z.string().check(z.regex(/^[\w-]{12}$/));

/** A date of the calendar, but for the year 0, which PostgreSQL does not have. */
export const day = z.iso.date().check(z.refine((text) => !text.startsWith("0000")));

const listQuery = {
  status: z.enum(paymentStatuses),
  market: z.enum(marketCodes),
  plan: z.enum(planTypes),
  rollover: z.enum(["with", "without"]),
  stage: z.enum(signUpStages),
  owner: z.union([z.literal(nobody), operatorKey]),
  source: z.string().check(
    z.refine((text) => text === tidy(text) && text.length <= mostOfAttribution),
    z.toLowerCase(),
  ),
  from: day,
  to: day,
  /** Only those that need a person. */
  todo: z.literal("yes"),
  /** The id of a stored search. */
  search: uuid,
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
export function sortOf({ sort, order, search }: Pick<SignUpList, "sort" | "order" | "search">): {
  by: SignUpSort;
  order: SortOrder;
} {
  const usual = search ? "match" : "submitted";
  const by = sort === null || (sort === "match" && !search) ? usual : sort;
  return { by, order: order ?? firstOrder[by] };
}

const filters = ["market", "plan", "rollover", "stage", "owner", "source", "from", "to"] as const;

export function isFiltered(list: SignUpList): boolean {
  return filtersIn(list).length > 0;
}

/** The names of the parameters by which the list is narrowed. */
export function filtersIn(list: SignUpList): readonly ListParameter[] {
  return (["status", "todo", "search", ...filters] as const).filter((name) => list[name] !== null);
}

export function hasFilters(list: SignUpList): boolean {
  return filters.some((name) => list[name] !== null);
}

/** What a form of the list sends beside its own fields, so that it changes only these. Leads to the first page. */
export function keptWithout(list: SignUpList, own: readonly ListParameter[]): [string, string][] {
  const changed = ["after", "before", ...own];
  return parameters.flatMap((name): [string, string][] =>
    list[name] === null || changed.includes(name) ? [] : [[name, list[name]]],
  );
}

export const filterFields: readonly ListParameter[] = filters;

/** The address of the list with these parameters. */
export function signUpListAddress(list: Partial<Omit<SignUpList, "ignored">>): string {
  return addressWith(signUpsAddress, list, parameters);
}
