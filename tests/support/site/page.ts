import { type HTMLElement, parse } from "node-html-parser";

/** A page as a crawler reads it. */
export type ReadPage = {
  readonly root: HTMLElement;
  readonly lang: string | undefined;
  readonly title: string;
  readonly canonical: string | undefined;
  /** Addresses by hreflang. */
  readonly languages: Record<string, string>;
  /** Contents of `<meta>` by `name` or `property`; the first of each. */
  readonly meta: Record<string, string>;
  readonly graph: readonly Node[];
  /** The visible text, in one line. */
  readonly text: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
};

export type Node = Record<string, unknown>;

export function readPage(html: string): ReadPage {
  const root = parse(html);
  const of = (selector: string, name: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");
  const metas = root
    .querySelectorAll("meta[content]")
    .map((meta): [string, string] => [
      meta.getAttribute("name") ?? meta.getAttribute("property") ?? "",
      meta.getAttribute("content") ?? "",
    ]);
  return {
    root,
    lang: root.querySelector("html")?.getAttribute("lang"),
    title: root.querySelector("title")?.text ?? "",
    canonical: of('link[rel="canonical"]', "href")[0],
    languages: Object.fromEntries(
      root
        .querySelectorAll('link[rel="alternate"][hreflang], link[rel="alternate"][hrefLang]')
        .map((link) => [
          link.getAttribute("hreflang") ?? link.getAttribute("hrefLang"),
          link.getAttribute("href"),
        ]),
    ),
    meta: Object.fromEntries(metas.reverse()),
    graph: root
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => JSON.parse(script.rawText)["@graph"]),
    text: visibleText(root),
    ids: new Set(of("[id]", "id")),
    links: of("a[href]", "href"),
  };
}

/** All nodes of a graph, at any depth. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

export function plainText(element: HTMLElement): string {
  return element.structuredText.replace(/\s+/g, " ").trim();
}

function visibleText(root: HTMLElement): string {
  const body = parse(root.querySelector("body")?.outerHTML ?? "");
  for (const hidden of body.querySelectorAll("script, style, template, [hidden]")) hidden.remove();
  return plainText(body);
}
