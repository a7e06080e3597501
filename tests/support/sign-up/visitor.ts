/**
 * A browser for tests that call the server's own functions: what `next/headers` gives them. A test file mocks that
 * module with this one: `vi.mock("next/headers", () => import("./visitor"))`.
 */
let jar = new Map<string, string>();
let sent = new Headers();

/** Changes to a new browser without cookies. Returns a function that changes to it again. */
export function newBrowser(
  withHeaders: Record<string, string> = {},
  { runsScripts = true } = {},
): () => void {
  const cookiesOfIt = new Map<string, string>();
  const headersOfIt = new Headers({
    "sec-fetch-site": "same-origin",
    ...(runsScripts ? { "next-action": "called" } : {}),
    ...withHeaders,
  });
  const takeUp = () => {
    jar = cookiesOfIt;
    sent = headersOfIt;
  };
  takeUp();
  return takeUp;
}

/** Whether the browser holds any cookie. */
export function holdsCookie(): boolean {
  return jar.size > 0;
}

export async function headers(): Promise<Headers> {
  // A new object per request, as in Next: `server/database.ts` counts waiting by it.
  return new Headers(sent);
}

export async function cookies() {
  return {
    get: (name: string) => {
      const value = jar.get(name);
      return value === undefined ? undefined : { name, value };
    },
    set: (name: string, value: string) => void jar.set(name, value),
  };
}
