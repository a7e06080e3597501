import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { dataPolicy, pagePolicy } from "@/lib/delivery/content-policy";

describe("the policy of a page", () => {
  const policy = pagePolicy({ scripts: ["'nonce-abc'"], forms: ["https://pay.example"] });

  it("names what may run, and where a form may lead", () => {
    expect(policy).toBe(
      "default-src 'none'; script-src 'self' 'nonce-abc'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='; " +
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "form-action 'self' https://pay.example; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it("allows nothing unsafe, and keeps forms at home unless told otherwise", () => {
    expect(policy).not.toContain("unsafe");
    expect(pagePolicy({ scripts: [] })).toContain("form-action 'self';");
  });

  it("allows the style sheet that toasts bring", () => {
    const source = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
    const css = JSON.parse(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? "null");
    expect(policy).toContain(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
  });
});

test("an answer that is no page may do nothing", () => {
  expect(dataPolicy).toBe("default-src 'none'; frame-ancestors 'none'");
});
