import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Visitor } from "@/lib/geo/visitor";
import { type EditionCode, editionNamed, editions } from "@/lib/markets/editions";
import { marketAddress, marketPages, neutralAddress, signUpAddress } from "@/lib/routing/addresses";
import { decide, type Verdict } from "@/lib/routing/policy";
import { wizardSteps } from "@/lib/sign-up/steps";

const nobody: Visitor = { choice: null, country: null };
const chose = (code: EditionCode, country: string | null = null): Visitor => ({
  choice: editionNamed(code),
  country,
});
const from = (country: string): Visitor => ({ choice: null, country });
const redirect = (to: string): Verdict => ({ kind: "redirect", to });
const moved = (to: string): Verdict => ({ kind: "moved", to });
const rewrite = (to: string): Verdict => ({ kind: "rewrite", to });
const proceed: Verdict = { kind: "continue", personal: false };
const perRequest: Verdict = { kind: "dynamic" };
const index: Verdict = { kind: "continue", personal: true };
const notFound: Verdict = { kind: "notFound" };

describe("where an address leads", () => {
  test.each<[string, string, Visitor, Verdict]>([
    ["/", "", nobody, index],
    ["/", "", from("FR"), index],
    ["/", "", from("GB"), redirect("/uk")],
    ["/", "?a=%20+", from("US"), redirect("/us?a=%20+")],
    ["/", "", chose("ca", "US"), redirect("/ca")],
    ["/", "", from("PR"), redirect("/us")],
    ["/", "", from("JE"), redirect("/uk")],
    ["/accountants", "", from("GU"), redirect("/us/accountants")],
    ["/franchises", "", from("IM"), rewrite("/uk/franchises")],
    ["/franchises", "", from("VI"), rewrite("/us/franchises")],
    ["/get-started", "", from("MP"), redirect("/us/get-started?geo=ip")],
    ["/accountants", "", nobody, redirect("/uk/accountants")],
    ["/accountants", "", from("FR"), redirect("/uk/accountants")],
    ["/accountants", "?q=1", from("CA"), redirect("/ca/accountants?q=1")],
    ["/banks", "", chose("us", "GB"), redirect("/us/banks")],
    ["/integrations", "", from("US"), redirect("/us/integrations")],
    ["/franchises", "", nobody, rewrite("/uk/franchises")],
    ["/franchises", "", from("GB"), rewrite("/uk/franchises")],
    ["/franchises", "", from("US"), rewrite("/us/franchises")],
    ["/franchises", "?x", from("FR"), rewrite("/ca/franchises?x")],
    ["/franchises", "", chose("uk", "FR"), rewrite("/uk/franchises")],
    ["/", "?a=1", chose("ca-fr", "US"), redirect("/ca-fr?a=1")],
    ["/accountants", "", chose("ca-fr"), redirect("/ca-fr/accountants")],
    ["/franchises", "", chose("ca-fr"), rewrite("/ca-fr/franchises")],
    ["/get-started", "", chose("ca-fr"), redirect("/ca-fr/get-started?geo=ip")],
    ["/get-started", "", nobody, redirect("/uk/get-started?geo=ip")],
    ["/get-started", "?", nobody, redirect("/uk/get-started?geo=ip")],
    ["/get-started", "?x=1&y", from("CA"), redirect("/ca/get-started?geo=ip&x=1&y")],
    ["/uk/get-started", "", nobody, perRequest],
    ["/us/get-started/plan", "", from("GB"), perRequest],
    ["/uk/get-started/plan", "?market=uk", nobody, perRequest],
    ["/uk/get-started/plan", "?market=us", nobody, redirect("/us/get-started/plan?market=us&from=uk")],
    ["/us/get-started/plan", "?market=us&from=uk", nobody, perRequest],
    [
      "/ca/get-started/plan",
      "?utm_source=a%20b&market=uk&from=us",
      nobody,
      redirect("/uk/get-started/plan?utm_source=a+b&market=uk&from=ca"),
    ],
    [
      "/us/get-started/plan",
      "?market=ca&from=ca-fr",
      nobody,
      redirect("/ca-fr/get-started/plan?market=ca&from=us"),
    ],
    [
      "/us/get-started/plan",
      "?market=ca",
      chose("ca-fr"),
      redirect("/ca-fr/get-started/plan?market=ca&from=us"),
    ],
    ["/uk/get-started/plan", "?market=xx", nobody, perRequest],
    ["/uk/get-started/rollover", "?market=us", nobody, perRequest],
    ["/uk/get-started", "?market=us", nobody, perRequest],
    ["/payment-success", "?submission_id=1", from("US"), perRequest],
    ["/uk/talk-to-us", "?about=bank", from("US"), perRequest],
    ["/ca/talk-to-us/sent", "", nobody, perRequest],
    ["/us/talk-to-us/received", "", nobody, notFound],
    ["/us/talk-to-us/sent/again", "", nobody, notFound],
    ["/fr/talk-to-us", "", nobody, notFound],
    ["/talk-to-us", "", nobody, proceed],
    ["/fr/get-started", "", nobody, notFound],
    ["/UK", "?utm_source=A%20b", from("US"), moved("/uk?utm_source=A%20b")],
    ["/Us/Accountants", "", nobody, moved("/us/accountants")],
    ["/Privacy", "", nobody, moved("/privacy")],
    ["/UK/Get-Started/Plan", "?plan=starter", nobody, moved("/uk/get-started/plan?plan=starter")],
    ["/CA/talk-to-us/Sent", "", nobody, moved("/ca/talk-to-us/sent")],
    ["/uk/sample-pack-joiner.PDF", "", nobody, moved("/uk/sample-pack-joiner.pdf")],
    ["/CA-FR/contract.pdf", "", nobody, moved("/ca-fr/contract.pdf")],
    ["/Payment-Success", "?submission_id=A", nobody, moved("/payment-success?submission_id=A")],
    ["/Franchises", "?X", nobody, moved("/franchises?X")],
    ["/UK/get-started/plan", "?market=us", nobody, redirect("/us/get-started/plan?market=us&from=uk")],
    ["/FR", "", nobody, proceed],
    ["/UK/Nope", "", nobody, proceed],
    ["/UK/get-started/pay", "", nobody, notFound],
    ["/Console/Sign-Ups", "", nobody, proceed],
    ["/API/geo", "", nobody, proceed],
    ["//EVIL.example", "", nobody, proceed],
    ["/uk/get-started/pay", "", nobody, notFound],
    ["/uk/get-started/plan/again", "", nobody, notFound],
    ["/uk/get-started/", "", nobody, perRequest],
    ["/get-started/get-started", "", nobody, notFound],
    ["/uk", "", chose("us", "CA"), proceed],
    ["/fr", "", nobody, proceed],
    ["/Accountants", "?q=A", from("US"), redirect("/us/accountants?q=A")],
    ["/Get-Started", "", nobody, redirect("/uk/get-started?geo=ip")],
    ["//evil.example", "", from("US"), proceed],
    ["//evil.example/get-started", "", nobody, proceed],
    ["/%2Fevil.example", "", nobody, proceed],
    ["", "", nobody, proceed],
  ])("%s%s for %o", (path, query, visitor, verdict) => {
    expect(decide(path, query, visitor)).toEqual(verdict);
  });
});

const visitors = fc.record({
  choice: fc.constantFrom(null, ...editions),
  country: fc.oneof(fc.constant(null), fc.stringMatching(/^[A-Z]{2}$/)),
});
const queries = fc.oneof(
  fc.constant(""),
  fc.webQueryParameters({ size: "large" }).map((q) => `?${q}`),
);
const ownPaths = fc.constantFrom(
  ...marketPages.map(neutralAddress),
  "/get-started",
  ...editions.flatMap((m) => marketPages.map((page) => marketAddress(page, m))),
  ...editions.flatMap((m) => [signUpAddress(m), ...wizardSteps.map((step) => signUpAddress(m, step))]),
);
const withCapitals = fc.mixedCase(ownPaths);
const anyPaths = fc.oneof(
  ownPaths,
  withCapitals,
  fc.webPath({ size: "medium" }),
  fc.string(),
  fc.constantFrom(
    "//evil.example",
    "/\\evil.example",
    "/uk//evil.example",
    "/%2f%2fevil.example/get-started",
  ),
);

const target = (verdict: Verdict) => ("to" in verdict ? verdict.to : null);
const pathOf = (address: string) => address.split("?")[0] ?? "";
const queryOf = (address: string) => address.slice(pathOf(address).length);

describe("for any request", () => {
  it("never redirects to another host", () => {
    fc.assert(
      fc.property(anyPaths, queries, visitors, (path, query, visitor) => {
        const to = target(decide(path, query, visitor));
        if (to !== null) expect(new URL(to, "https://jack.example").origin).toBe("https://jack.example");
      }),
    );
  });

  it("never redirects twice", () => {
    fc.assert(
      fc.property(anyPaths, queries, visitors, visitors, (path, query, visitor, later) => {
        const to = target(decide(path, query, visitor));
        if (to === null) return;
        const shown = decide(pathOf(to), queryOf(to), later);
        if (pathOf(to) === "/franchises") expect(shown.kind).toBe("rewrite");
        else expect([proceed, perRequest]).toContainEqual(shown);
      }),
    );
  });

  it("keeps the query unchanged", () => {
    fc.assert(
      fc.property(ownPaths, queries, visitors, (path, query, visitor) => {
        const to = target(decide(path, query, visitor));
        if (to === null) return;
        const own = path === "/get-started" ? "?geo=ip&" : "?";
        expect(queryOf(to).slice(own.length)).toBe(query.slice(1));
      }),
    );
  });

  it("never redirects pages with a market", () => {
    const prefixed = fc.constantFrom(
      ...editions.flatMap((m) => marketPages.map((page) => marketAddress(page, m))),
    );
    fc.assert(
      fc.property(prefixed, queries, visitors, (path, query, visitor) => {
        expect(decide(path, query, visitor)).toEqual(proceed);
      }),
    );
  });

  it("prefers an explicit choice to the country", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...marketPages),
        fc.constantFrom(...editions),
        visitors,
        (page, choice, visitor) => {
          expect(target(decide(neutralAddress(page), "", { ...visitor, choice }))).toBe(
            marketAddress(page, choice),
          );
        },
      ),
    );
  });
});
