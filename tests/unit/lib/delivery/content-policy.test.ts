import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it, test } from "vitest";
import { dataPolicy, pagePolicy } from "@/lib/delivery/content-policy";

describe("the policy of a page", () => {
  const policy = pagePolicy({ scripts: ["'nonce-abc'"], forms: ["https://pay.example"] });

  it("lists allowed scripts and form targets", () => {
    expect(policy).toBe(
      "default-src 'none'; script-src 'self' 'nonce-abc'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='; " +
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "form-action 'self' https://pay.example; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it("allows nothing unsafe, and form targets on this site only by default", () => {
    expect(policy).not.toContain("unsafe");
    expect(pagePolicy({ scripts: [] })).toContain("form-action 'self';");
  });

  it("allows the toasts' style sheet", () => {
    const source = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
    const css = JSON.parse(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? "null");
    expect(policy).toContain(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
  });
});

test("a response that is not a page may load nothing", () => {
  expect(dataPolicy).toBe("default-src 'none'; frame-ancestors 'none'");
});

/** What it says of every policy like ours, and why that stays. */
const acceptedFindings = [
  // It is a question: there is no JSONP, no AngularJS and no file of a visitor among the site's own.
  /^'self' can be problematic if you host JSONP, AngularJS or user uploaded files/,
  // For browsers that know neither nonces nor hashes (before 2016): their pages work without scripts.
  /^Consider adding 'unsafe-inline'/,
  // React makes script elements through `innerHTML`, which Trusted Types forbid.
  /^Consider requiring Trusted Types/,
];

test.each([
  ["a prerendered page", pagePolicy({ scripts: ["'sha256-eVmKlqxXFhRxG04dpSopnU5Hov5AQlv+ZvSD5NAMRiI='"] })],
  [
    "a page drawn for a request",
    pagePolicy({ scripts: ["'nonce-4572ZMg/e6P5xYQh3q0bWA=='"], forms: ["https://pay.gocardless.com"] }),
  ],
  ["an answer that is no page", dataPolicy],
])("Google's evaluator finds nothing in the policy of %s", (_what, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const open = findings.filter(
    ({ description }) => !acceptedFindings.some((known) => known.test(description)),
  );
  expect(open.map(({ description }) => description)).toEqual([]);
});

test("Google's evaluator finds unsafe directives", () => {
  const unsafe = dataPolicy.replace("default-src 'none'", "script-src 'unsafe-inline' *");
  expect(new CspEvaluator(new CspParser(unsafe).csp).evaluate().length).toBeGreaterThan(2);
});
