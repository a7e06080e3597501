import type { Exchange } from "./exchange";
import { matches } from "./scripts";

const kept = 5_000;

/** Records the latest requests, oldest first, so that tests can assert what the product has sent. */
export function openReceived() {
  let list: Awaited<ReturnType<typeof described>>[] = [];
  return {
    async add(c: Exchange, fault: string | null) {
      list.push(await described(c, fault));
      if (list.length > 2 * kept) list = list.slice(-kept);
    },
    list: ({ method, path = "*" }: { readonly method?: string; readonly path?: string }) =>
      list.filter((one) => (!method || one.method === method) && matches(path, one.path)),
    clear() {
      list = [];
    },
  };
}

async function described({ req }: Exchange, fault: string | null) {
  const { method, path } = req;
  const headers = req.header();
  // The scheme, such as Bearer, without the token.
  if (headers.authorization) headers.authorization = headers.authorization.replace(/ .*/, "");
  const text = await req.text();
  const body = text === "" ? null : await req.json().catch(() => text);
  return { at: new Date().toISOString(), method, path, query: req.query(), headers, body, fault };
}
