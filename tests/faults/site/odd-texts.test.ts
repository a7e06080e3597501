import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { siteForTests } from "@/tests/support/site/running-site";
import { filledIn, openVisitor, type Page } from "@/tests/support/site/visitor";
import { type Asked, addresses, errorsOf, failing, signedInAt, storeThings } from "./odd";

const running = siteForTests("postgresql");

const texts = [
  ...["\0", "a\0b@firm.example", "%%%%%%", "___", "\u{1F389}", "\uFFFE\u202E", "'; --"],
  "x".repeat(20_000),
];

/** Names of a form's fields, or of those alone into which people type. */
function namesIn(form: HTMLElement, { typedAlone }: { typedAlone: boolean }): string[] {
  const fields = form.querySelectorAll("input, textarea, select").filter((field) => {
    const type = field.getAttribute("type") ?? "text";
    return !typedAlone || (field.tagName !== "SELECT" && ["text", "email", "search", "tel"].includes(type));
  });
  return fields.map((field) => field.getAttribute("name") ?? "").filter((name) => !/^(\$|$)/.test(name));
}

/** Forms of the page, but for the one that ends the session, which the others need. */
function formsOn({ document }: Page): HTMLElement[] {
  return document
    .querySelectorAll("form")
    .filter((form) => /method="post"|\$ACTION_/i.test(form.outerHTML) && !form.text.includes("Sign out"));
}

test.each([
  ["stranger", 4],
  ["operator", 20],
] as const)(
  "no text in a form of a %s is an error",
  async (who, least) => {
    const { site, store } = running();
    await store.look(async (db) => (who === "stranger" ? storeThings(db) : undefined));
    const visitor = who === "operator" ? await signedInAt(site) : openVisitor(site.url);
    const pages = new Map<string, Page>();
    for (const address of addresses.filter((one) => !one.startsWith("/api/"))) {
      const page = await visitor.open(address);
      pages.set(page.address.split("?")[0] ?? "", page);
    }
    const forms = [...pages.values()].flatMap((page) => formsOn(page).map((form) => ({ page, form })));
    expect(forms.length).toBeGreaterThanOrEqual(least);
    const asked = forms.flatMap(({ page, form }) =>
      [true, false].flatMap((typedAlone) =>
        texts.flatMap((text): Asked[] => {
          const names = namesIn(form, { typedAlone });
          if (names.length === 0) return [];
          const typed = Object.fromEntries(names.map((name) => [name, text]));
          const body = filledIn({ ...page, document: parse(form.outerHTML) }, { form: "form", typed });
          const address = new URL(form.getAttribute("action") || page.address, site.url);
          const headers = { origin: site.url, cookie: visitor.cookie() };
          const send = async () => {
            const sent = await fetch(address, { method: "POST", body, headers, redirect: "manual" });
            return { status: sent.status, headers: Object.fromEntries(sent.headers), body: "" };
          };
          return [[`${address.pathname} ${JSON.stringify(typed).slice(0, 200)}`, send]];
        }),
      ),
    );
    expect(await failing(asked)).toEqual([]);
    expect(errorsOf(site)).toEqual([]);
  },
  180_000,
);
