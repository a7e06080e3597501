export type PageQuery = Promise<Record<string, string | string[] | undefined>>;

/** Names of the parameters of which nothing was read although they have a value. */
export function ignoredIn(
  query: Awaited<PageQuery>,
  read: Readonly<Record<string, string | null>>,
): readonly string[] {
  return Object.keys(read).filter((name) => (query[name] ?? "") !== "" && read[name] === null);
}

/** The text of a field, without NUL, which PostgreSQL cannot store. */
export function textIn(form: FormData, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
