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

/** An address with those of the parameters that have a value. */
export function addressWith(address: string, parameters: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address;
}
