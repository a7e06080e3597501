/**
 * An operator's browser for tests that call the server's own functions: what `next/headers` gives them. A test file mocks that
 * module with this one: `vi.mock("next/headers", () => import("./browser"))`.
 */
export type Browser = ReturnType<typeof makeBrowser>;

/** The browser that is in use. */
export let browser = makeBrowser();

/** Changes to a new browser without cookies, or back to another one. */
export function takeBrowser(other = makeBrowser()): Browser {
  browser = other;
  return other;
}

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
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
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
function makeBrowser() {
  return {
    jar: new Map<string, string>(),
    lives: new Map<string, number | undefined>(),
    extra: {} as Record<string, string>,
  };
}
