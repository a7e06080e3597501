import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { siteDefaults } from "@/lib/site";
import { fingerprint } from "@/scripts/launch/build";

let root: string;
let before: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "jack-sources-"));
  write("app/page.tsx", "page");
  write("next.config.ts", "config");
  before = now();
});
afterEach(() => rmSync(root, { recursive: true }));

describe("the fingerprint of a build", () => {
  it.each([
    "app/page.tsx",
    "lib/plans/catalogue.ts",
    "messages/legal/dpa.md",
    "next.config.ts",
    "instrumentation.ts",
    "package-lock.json",
  ])("changes with %s", (file) => {
    write(file, "another");
    expect(now()).not.toBe(before);
  });

  it.each([
    "tests/unit/a.test.ts",
    "docs/payments.md",
    "README.md",
    ".env.local",
    ".builds/x/y.js",
    "node_modules/x/y.js",
  ])("does not change with %s", (file) => {
    write(file, "another");
    expect(now()).toBe(before);
  });

  it("changes when a file moves without a change of content", () => {
    rmSync(join(root, "app/page.tsx"));
    write("app/other/page.tsx", "page");
    expect(now()).not.toBe(before);
  });

  it("changes with links and addresses shown on pages, and with the key of the server actions", () => {
    expect(now({ demoUrl: "https://demo.example" })).not.toBe(before);
    expect(now({ url: "https://jack.example" })).not.toBe(before);
    expect(now({ legalName: "Harbour Bookkeeping Ltd" })).not.toBe(before);
    expect(now({}, "another key")).not.toBe(before);
  });

  it("ignores the data folder, wherever it is", () => {
    write("storage/database/rows", "rows");
    expect(now({}, "key", join(root, "storage"))).toBe(before);
  });
});

function now(
  site: Partial<typeof siteDefaults | Record<string, string>> = {},
  key = "key",
  dataDir = join(root, ".data"),
) {
  return fingerprint(root, { site: { ...siteDefaults, ...site }, dataDir }, key);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
