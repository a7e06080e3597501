import { type HTMLElement, parse } from "node-html-parser";

/** The page that a browser without scripts shows. */
export type Page = {
  /** The path and query, or the whole address if it is on another site. */
  readonly address: string;
  readonly status: number;
  readonly html: string;
  readonly document: HTMLElement;
};

/** Values by field; null removes a field. */
export type Typed = Readonly<Record<string, string | null>>;

type Submission = {
  readonly form?: string;
  readonly typed?: Typed;
  readonly button?: readonly [string, string];
};

export type Visitor = ReturnType<typeof openVisitor>;

/**
 * A browser without scripts: keeps cookies unless told otherwise, follows redirects within the site, fills in and sends
 * forms. `namesItsSite`: sends `Sec-Fetch-Site`. `from`: the address that a trusted proxy names. `reconnects`: keeps no
 * connection open, since a server that reloads closes it, and fetch does not send again on another one, as browsers do.
 */
export function openVisitor(
  site: string,
  { refusesCookies = false, namesItsSite = false, from = null as string | null, reconnects = false } = {},
) {
  const cookies = new Map<string, string>();

  async function ask(address: string, sent?: FormData): Promise<Response> {
    const response = await fetch(new URL(address, site), {
      ...(sent ? { method: "POST", body: sent } : {}),
      headers: {
        ...(namesItsSite ? { "sec-fetch-site": "same-origin" } : {}),
        ...(from === null ? {} : { "x-forwarded-for": from }),
        ...(reconnects ? { connection: "close" } : {}),
        origin: site,
        cookie: cookieHeader(),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
    });
    if (!refusesCookies) for (const cookie of response.headers.getSetCookie()) keep(cookie);
    return response;
  }

  async function open(address: string, sent?: FormData): Promise<Page> {
    const response = await ask(address, sent);
    const html = await response.text();
    const location = response.headers.get("location");
    const document = parse(html.replace(/<\/?noscript>/g, ""));
    if (location === null) return { address, status: response.status, html, document };
    const next = new URL(location, new URL(address, site));
    if (next.origin === new URL(site).origin) return open(next.pathname + next.search);
    return { address: next.href, status: response.status, html, document };
  }

  function keep(cookie: string): void {
    const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
    cookies.set(name, value);
  }

  const cookieHeader = () => [...cookies].map((pair) => pair.join("=")).join("; ");

  return {
    open: (address: string) => open(address),
    /** The cookies that it sends. */
    cookie: cookieHeader,
    /** Fills in the form of a page and clicks a button. */
    press: (page: Page, press: Submission = {}) => open(page.address, filledIn(page, press)),
    /** Like `press`, but does not follow the redirect. */
    send: async (page: Page, press: Submission = {}) => {
      const { status, headers } = await ask(page.address, filledIn(page, press));
      return { status, location: headers.get("location") };
    },
  };
}

/** The fields of a form as a browser would send them. */
export function filledIn(
  { document, address }: Page,
  { form = "form#step", typed = {}, button }: Submission,
): FormData {
  const found = document.querySelector(form);
  if (!found) throw new Error(`no ${form} on ${address}: ${document.querySelector("h1")?.text}`);
  const data = new FormData();
  for (const field of found.querySelectorAll("input, select, textarea")) {
    const name = field.getAttribute("name");
    const value = fieldValue(field);
    if (name !== undefined && value !== null) data.append(name, value);
  }
  for (const [name, value] of Object.entries(typed)) {
    data.delete(name);
    if (value !== null) data.append(name, value);
  }
  if (button) data.append(...button);
  return data;
}

function fieldValue(field: HTMLElement): string | null {
  const type = field.getAttribute("type");
  if (field.tagName === "TEXTAREA") return field.text;
  if (field.tagName === "SELECT")
    return (
      (field.querySelector("option[selected]") ?? field.querySelector("option"))?.getAttribute("value") ?? ""
    );
  if ((type === "checkbox" || type === "radio") && !field.hasAttribute("checked")) return null;
  return decoded(field.getAttribute("value") ?? (type === "checkbox" ? "on" : ""));
}

function decoded(attribute: string): string {
  return parse(`<p>${attribute}</p>`).text;
}
