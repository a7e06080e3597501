import * as z from "zod/mini";
import { addressWith, readQuery } from "@/lib/routing/query";
import { tidy } from "@/lib/sign-up/rules/text";
import type { List, ListQuery, Order, Parameters } from "./list";

/** Characters of a search. */
export const maxSearchLength = 200;

/** The sort of what a search found: the best match first. */
export const byMatch = "match";

/** What reading and writing an address needs to know of any list. */
export type AddressedList = Pick<
  List<never, never>,
  "name" | "address" | "id" | "sorts" | "usualSort" | "search"
> & {
  readonly filters: Readonly<
    Record<string, { readonly rule: z.ZodMiniType<string>; readonly usual?: string }>
  >;
};

const searchText = z.string().check(
  z.overwrite((text) => tidy([...text].slice(0, maxSearchLength).join(""))),
  z.toLowerCase(),
  z.minLength(1),
);

/** What an address says, by the rules of the list. */
export function readList(list: AddressedList, sent: Readonly<Record<string, unknown>>): ListQuery {
  const { filters, sorts, id, search } = list;
  const { ignored, ...values } = readQuery(
    {
      ...Object.fromEntries(Object.entries(filters).map(([name, { rule }]) => [name, rule])),
      q: searchText,
      sort: z.enum([...Object.keys(sorts), byMatch]),
      order: z.enum(["asc", "desc"]),
      /** The row before the page's first one, or after its last one. */
      after: id.rule,
      before: id.rule,
    },
    sent,
  );
  const q = search ? values.q : null;
  const sort = values.sort === byMatch && !q ? null : values.sort;
  return { parameters: withUsual(list, { ...values, q, sort }), ignored };
}

/** Without parameters whose values turned out to mean nothing. */
export function ignoring(
  list: AddressedList,
  { parameters, ignored }: ListQuery,
  names: readonly string[],
): ListQuery {
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return { parameters: withUsual(list, { ...parameters, ...none }), ignored: [...ignored, ...names] };
}

function withUsual({ filters }: AddressedList, parameters: Parameters): Parameters {
  const usual = Object.entries(filters).map(([name, one]) => [name, parameters[name] ?? one.usual ?? null]);
  return { ...parameters, ...Object.fromEntries(usual) };
}

/** The address of a list with these parameters. */
export function listAddress(list: AddressedList, parameters: Parameters = {}): string {
  return addressWith(list.address, Object.fromEntries(given(list, parameters)));
}

/** Filters and sort of an address, without what means nothing. */
export function viewParameters(
  list: AddressedList,
  sent: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const { parameters } = readList(list, { ...sent, q: null, after: null, before: null });
  return Object.fromEntries(given(list, parameters));
}

/** From the first page on. */
export function firstPage(parameters: Parameters): Parameters {
  return { ...parameters, after: null, before: null };
}

/** Whether parameters have the values that a link sets. */
export function isSet(parameters: Parameters, sets: Parameters): boolean {
  return Object.entries(sets).every(([name, value]) => (parameters[name] ?? null) === value);
}

/** The parameters that an address gives: those that have a value, and not their usual one. In the order of the list. */
export function given(list: AddressedList, parameters: Parameters): [string, string][] {
  return [...Object.keys(list.filters), "q", "sort", "order", "after", "before"].flatMap((name) => {
    const value = parameters[name] ?? null;
    return value === null || value === list.filters[name]?.usual ? [] : [[name, value]];
  });
}

/** The names of the parameters by which the list is narrowed. */
export function narrowing(list: AddressedList, parameters: Parameters): string[] {
  const names = [...Object.keys(list.filters), "q"];
  return given(list, parameters).flatMap(([name]) => (names.includes(name) ? [name] : []));
}

/** How the list is sorted: by the best match in a search, else as usual, unless the address says otherwise. */
export function sortOf(list: AddressedList, { sort, order, q }: Parameters): { by: string; order: Order } {
  const by = sort || (q ? byMatch : list.usualSort);
  return { by, order: isOrder(order) ? order : firstOrder(list, by) };
}

/** The order in which a sort begins. */
export function firstOrder({ sorts }: AddressedList, by: string): Order {
  return sorts[by]?.first ?? "asc";
}

function isOrder(value: unknown): value is Order {
  return value === "asc" || value === "desc";
}
