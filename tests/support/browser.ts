/**
 * The browser of a test that calls the server's own functions: what `next/headers` gives them, in whose place `vitest.config.ts` puts
 * this module.
 */
export type Browser = ReturnType<typeof makeBrowser>;

/** The browser that is in use. */
export let browser = makeBrowser();

/** Changes to a new browser without cookies, or back to another one. */
export function takeBrowser(other = makeBrowser()): Browser {
  browser = other;
  return other;
}

/** Changes to a new browser of a visitor. Returns a function that changes to it again. */
export function newBrowser(extra: Record<string, string> = {}, { runsScripts = true } = {}): () => void {
  const made = takeBrowser(makeBrowser({ ...(runsScripts ? { "next-action": "called" } : {}), ...extra }));
  return () => void takeBrowser(made);
}

/** Whether the browser holds any cookie. */
export function holdsCookie(): boolean {
  return browser.jar.size > 0;
}

/** A new object per request, as in Next: `server/database.ts` counts waiting by it. */
export async function headers(): Promise<Headers> {
  const { jar, extra } = browser;
  const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
  return new Headers({
    "sec-fetch-site": "same-origin",
    "user-agent": "Firefox on Linux",
    ...(cookie && { cookie }),
    ...extra,
  });
}

export async function cookies() {
  const { jar, lives } = browser;
  return {
    has: (name: string) => jar.has(name),
    get(name: string) {
      const value = jar.get(name);
      return value === undefined ? undefined : { name, value };
    },
    set(name: string, value: string, { maxAge }: { maxAge?: number | undefined } = {}) {
      if (maxAge === 0) jar.delete(name);
      else {
        jar.set(name, value);
        lives.set(name, maxAge);
      }
    },
  };
}

/** The fields of a form as it is sent; a field with several values is sent several times. */
export function form(values: Readonly<Record<string, string | readonly string[]>> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one);
  return data;
}

/** `lives`: every cookie that was ever set, with its life in seconds. `extra`: headers of its requests. */
function makeBrowser(extra: Record<string, string> = {}) {
  return { jar: new Map<string, string>(), lives: new Map<string, number | undefined>(), extra };
}
