import { type MarketCode, marketCodes } from "@/lib/markets";
import { type PaymentStatus, paymentStatuses } from "@/lib/payments/states";
import { type PlanType, planTypes } from "@/lib/plans";
import { signUpsAddress } from "@/lib/routing/desk";
import { mostOfAttribution } from "@/lib/sign-up/rules/limits";
import { tidy } from "@/lib/sign-up/rules/text";
import { type SignUpStage, signUpStages } from "@/lib/sign-up/stages";
import { isUuid } from "@/lib/uuid";

export const signUpsPerPage = 25;

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

export function isOperatorKey(text: string): boolean {
  return /^[\w-]{12}$/.test(text);
}

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | null =>
    values.find((value) => value === text) ?? null;
const id = (text: string) => (isUuid(text) ? text : null);

/** The value of each parameter of the list's address; null for a text that is none. */
const readers = {
  status: oneOf<PaymentStatus>(paymentStatuses),
  market: oneOf<MarketCode>(marketCodes),
  plan: oneOf<PlanType>(planTypes),
  rollover: oneOf(["with", "without"]),
  stage: oneOf<SignUpStage>(signUpStages),
  /** `nobody`, or the key of an operator (desk/people/owners.ts): addresses hold no personal data. */
  owner: (text: string) => (text === nobody || isOperatorKey(text) ? text : null),
  source: (text: string) =>
    text === tidy(text) && text.length <= mostOfAttribution ? text.toLowerCase() : null,
  from: day,
  to: day,
  /** Only those that need a person. */
  todo: oneOf(["yes"]),
  /** The id of a stored search. */
  search: id,
  sort: oneOf<SignUpSort>(signUpSorts),
  order: oneOf<SortOrder>(["asc", "desc"]),
  /** The sign-up before the page's first row, or after its last one. */
  after: id,
  before: id,
} satisfies Record<string, (text: string) => unknown>;

type Readers = typeof readers;
export type ListParameter = keyof Readers;
const parameters = Object.keys(readers) as ListParameter[];

/** What the address of the list says. `ignored`: parameters with a broken value. */
export type SignUpList = { readonly [Name in ListParameter]: ReturnType<Readers[Name]> } & {
  readonly ignored: readonly ListParameter[];
};

export function readSignUpList(query: Readonly<Record<string, unknown>>): SignUpList {
  const given = parameters.filter((name) => (query[name] ?? "") !== "");
  const values = Object.fromEntries(parameters.map((name) => [name, read(name, query[name])])) as {
    [Name in ListParameter]: ReturnType<Readers[Name]>;
  };
  return {
    ...values,
    ignored: given.filter((name) => values[name] === null),
  };
}

function read(name: ListParameter, value: unknown) {
  return typeof value === "string" && value !== "" ? readers[name](value) : null;
}

/** The list without parameters that only the server can tell to be broken, such as the id of a search that is gone. */
export function ignoring(list: SignUpList, names: readonly ListParameter[]): SignUpList {
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return { ...list, ...none, ignored: [...list.ignored, ...names] };
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
  return entriesOf(list).filter(([name]) => !changed.includes(name));
}

export const filterFields: readonly ListParameter[] = filters;

/** The address of the list with these parameters. */
export function signUpListAddress(
  list: Partial<Omit<SignUpList, "ignored">>,
  address = signUpsAddress,
): string {
  const query = new URLSearchParams(entriesOf(list));
  return query.size > 0 ? `${address}?${query}` : address;
}

function entriesOf(list: Partial<Omit<SignUpList, "ignored">>): [string, string][] {
  return parameters.flatMap((name): [string, string][] => (list[name] ? [[name, list[name]]] : []));
}

/** A date of the calendar; null for another text, and for the year 0, which PostgreSQL does not have. */
export function day(text: string): string | null {
  const isDay = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  return isDay && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text) ? text : null;
}
