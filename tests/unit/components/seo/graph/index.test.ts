import { describe, expect, it, test } from "vitest";
import { graphOf, graphText } from "@/components/seo/graph";
import { mainEdition } from "@/lib/markets/editions";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { site } from "@/tests/support/example-site";

const questions = [{ question: "Is </script><b> safe?", answer: "Yes." }];

/** All objects in a value, at any depth. */
function objects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objects);
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objects)];
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const types = (graph: unknown) =>
  plain(graph)["@graph"].map((node: Record<string, unknown>) => node["@type"]) as string[];

describe.each(sitemapPages.map((page) => [addressOf(page), page] as const))("the graph of %s", (_, page) => {
  const graph = plain(graphOf(page, site, questions));

  it("is connected: every reference resolves, and every node is reachable from the page", () => {
    const defined = new Map(
      objects(graph)
        .filter((node) => "@id" in node && "@type" in node)
        .map((node) => [node["@id"], node]),
    );
    const references = objects(graph).filter((node) => "@id" in node && !("@type" in node));
    for (const { "@id": id } of references) expect(defined.has(id), String(id)).toBe(true);

    const linked = new Map<unknown, Set<unknown>>();
    const link = (a: unknown, b: unknown) => linked.set(a, (linked.get(a) ?? new Set()).add(b));
    for (const node of graph["@graph"])
      for (const inner of objects(node)) {
        link(node["@id"], inner["@id"]);
        link(inner["@id"], node["@id"]);
      }
    const reached = new Set<unknown>();
    const visit = (id: unknown) => {
      if (reached.has(id)) return;
      reached.add(id);
      for (const next of linked.get(id) ?? []) visit(next);
    };
    visit(graph["@graph"][0]["@id"]);
    for (const node of graph["@graph"]) expect(reached.has(node["@id"]), node["@type"]).toBe(true);
  });

  it("has only absolute URLs", () => {
    for (const node of objects(graph))
      for (const key of ["url", "@id", "logo", "item", "image"])
        if (typeof node[key] === "string") expect(node[key]).toMatch(/^https:\/\/jack\.example\//);
  });
});

test("a landing page describes the firm, its service with offers, and the questions", () => {
  expect(types(graphOf({ page: "home", edition: mainEdition("us") }, site, questions))).toEqual([
    "Organization",
    "WebSite",
    "FinancialService",
    "Service",
    "WebPage",
    "FAQPage",
  ]);
});

test("an inner page has breadcrumbs, and no FAQ without questions", () => {
  expect(types(graphOf({ page: "banks", edition: mainEdition("ca") }, site))).toEqual([
    "Organization",
    "WebSite",
    "FinancialService",
    "Service",
    "WebPage",
    "BreadcrumbList",
  ]);
  expect(types(graphOf({ page: "terms", edition: null }, site))).not.toContain("Service");
});

test.each([
  ["uk", "GBP", ["149.00", "20.00", "249.00", "50.00", 450, "1.50"]],
  ["us", "USD", ["193.70", "26.00", "323.70", "65.00", 585, "1.95"]],
  ["ca", "CAD", ["298.00", "40.00", "498.00", "100.00", 900, "3.00"]],
] as const)("the offers of %s are the catalogue's prices in %s", (code, currency, expected) => {
  const specifications = objects(plain(graphOf({ page: "home", edition: mainEdition(code) }, site))).filter(
    (node) => node["@type"] === "UnitPriceSpecification",
  );
  expect(specifications.map(({ price, minPrice }) => price ?? minPrice)).toEqual(expected);
  expect(new Set(specifications.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set([currency]));
});

test("F29: its text cannot close the script element", () => {
  const text = graphText(graphOf({ page: "home", edition: mainEdition("uk") }, site, questions));
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(
    plain(graphOf({ page: "home", edition: mainEdition("uk") }, site, questions)),
  );
});
