import { createHash } from "node:crypto";
import next from "next/package.json";
import { describe, expect, it } from "vitest";
import { inlineScriptSources, scriptsOnIntent } from "@/scripts/delivery/scripts-on-intent";

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
  '<script type="module" src="/early.js"></script><h1>Jack</h1><script>ours()</script>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<script type="speculationrules">{}</script>',
  '<script id="_R_">boot()</script><script src="/_next/static/chunks/one.js" async=""></script>',
  "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
  '<script>self.__next_f.push([1,"data"])</script></body></html>',
].join("");

describe("a page whose scripts wait for intent", () => {
  const { html, data } = scriptsOnIntent(page);

  it("keeps its content and its own scripts, and none of Next's", () => {
    expect(html).toContain("<h1>Jack</h1><script>ours()</script>");
    expect(html).toContain('<script type="module" src="/early.js"></script>');
    expect(html).not.toMatch(/<script[^>]*src="\/_next|__next_f|rel="preload"|boot\(\)/);
  });

  it("lists each file to load once, without polyfills", () => {
    expect(/data-scripts="([^"]*)"/.exec(html)?.[1]).toBe(`${data.address} /_next/static/chunks/one.js`);
  });

  it("has Next's data in a file named by its content, before the script that starts Next", () => {
    expect(data.text.split(";\n")).toEqual([
      "(self.__next_f=self.__next_f||[]).push([0])",
      'self.__next_f.push([1,"data"])',
      "boot()",
      "",
    ]);
    expect(data.address).toMatch(/^\/_next\/static\/pages\/[0-9a-f]{16}\.js$/);
  });

  it("has a policy for exactly its inline scripts", () => {
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const sources = inlineScriptSources(html);
    expect(sources).toHaveLength(3);
    expect(sources).toEqual(expect.arrayContaining([hash("ours()"), hash("{}")]));
  });
});

it("is written for this version of Next", () => {
  const advice =
    "Next has another version. Compare how it writes its scripts into a page with scripts/delivery/scripts-on-intent.ts (CONTRIBUTING, 'Upgrade Next'), then change this version.";
  expect(next.version, advice).toBe("16.4.6");
});

it("fails the build when Next's scripts have changed their form", () => {
  expect(() => scriptsOnIntent("<html><head></head><body><script>other()</script></body></html>")).toThrow(
    "not found as expected",
  );
});
