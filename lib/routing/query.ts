import type * as z from "zod/mini";

/** The parameters of a page's address, as Next gives them. */
export type PageQuery = Promise<Readonly<Record<string, string | string[] | undefined>>>;

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Value<Rule> = undefined extends z.input<Rule> ? z.output<Rule> : z.output<Rule> | null;

/** What an address says: of each parameter its value, else its rule's default, else null. */
export type Query<S extends Shape> = { readonly [Name in keyof S]: Value<S[Name]> } & {
  /** Parameters that are given twice, or whose value is unknown. */
  readonly ignored: readonly (keyof S & string)[];
};

/** Reads each parameter by its own rule, so that an unknown value of one leaves the others in force. */
export function readQuery<S extends Shape>(shape: S, sent: Readonly<Record<string, unknown>>): Query<S> {
  const read = Object.entries(shape).map(([name, rule]) => {
    const isSent = (sent[name] ?? "") !== "";
    const { success, data } = rule.safeParse(isSent ? sent[name] : undefined);
    return { name, isIgnored: isSent && !success, value: success ? data : rule.safeParse(undefined).data };
  });
  return {
    ...Object.fromEntries(read.map(({ name, value }) => [name, value ?? null])),
    ignored: read.filter(({ isIgnored }) => isIgnored).map(({ name }) => name),
  } as Query<S>;
}

/** The query without parameters whose value only the server knows to be unknown. */
export function ignoring<Q extends { readonly ignored: readonly string[] }>(
  query: Q,
  names: Q["ignored"],
): Q {
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return { ...query, ...none, ignored: [...query.ignored, ...names] };
}

/** An address with those of the parameters that have a value. `names`: which, and in what order. */
export function addressWith(
  address: string,
  parameters: Readonly<Record<string, unknown>>,
  names: readonly string[] = Object.keys(parameters),
): string {
  const given = names.flatMap((name) => {
    const value = parameters[name] ?? null;
    return value === null ? [] : [[name, String(value)]];
  });
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address;
}
