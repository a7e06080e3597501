import type { Exchange } from "./exchange";
import { matches } from "./scripts";

const kept = 5_000;
const headersKept = [
  ...["content-type", "user-agent", "idempotency-key", "gocardless-version"],
  ...["gocardless-client-library", "gocardless-client-version"],
];

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
  const headers = headersKept.flatMap((name) => {
    const value = req.header(name);
    return value ? [[name, value] as const] : [];
  });
  // Records the scheme, such as Bearer, but not the token.
  const [scheme] = req.header("authorization")?.split(" ") ?? [];
  if (scheme) headers.push(["authorization", scheme]);
  const text = await req.text();
  const body = text === "" ? null : await req.json().catch(() => text);
  const at = new Date().toISOString();
  return { at, method, path, query: req.query(), headers: Object.fromEntries(headers), body, fault };
}
