import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { builtFrom, builtSettings, changedSettings, fingerprint, keyIn } from "@/scripts/launch/build";
import { bundleStart } from "@/scripts/launch/bundle.mjs";
import { storedKey } from "@/scripts/launch/keys";
import { root as repository } from "@/tests/support/root";
import { skip } from "@/tests/support/skip";
import { sources } from "@/tests/support/sources";
import { accepted } from "@/tests/unit/server/settings/reading";

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
    "messages/legal/en/dpa.md",
    "next.config.ts",
    "instrumentation.ts",
    "package-lock.json",
  ])("changes with %s", (file) => {
    write(file, "another");
    expect(now()).not.toBe(before);
  });

  it.each([
    "jack.dump",
    "nohup.out",
    "notes/todo.txt",
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

  it.each([
    ["DEMO_URL", { DEMO_URL: "https://demo.example" }],
    ["SITE_URL", { SITE_URL: "https://jack.example" }],
    ["LEGAL_NAME", { LEGAL_NAME: "Harbour Bookkeeping Ltd" }],
    ["CLAIMS_OFF", { CLAIMS_OFF: "soc2" }],
    ["NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", {}, "another key"],
  ])("changes with %s, and says so", (name, raw, key = "key") => {
    const settings = accepted(raw);
    const built = builtSettings(settings, key);
    expect(fingerprint(root, built)).not.toBe(before);
    expect(changedSettings(built, settings, key)).toEqual([]);
    expect(changedSettings(builtSettings(accepted({}), "key"), settings, key)).toEqual([name]);
  });

  it("allows a build to be tried at another address on its own machine, as in a restore drill", () => {
    const built = builtSettings(accepted({ SITE_URL: "https://jack.example" }), "key");
    const drill = { PORT: "3009", SITE_URL: "http://localhost:3009" };
    expect(changedSettings(built, accepted(drill), "key")).toEqual([]);
    expect(changedSettings(built, accepted({ ...drill, LEGAL_NAME: "B Ltd" }), "key")).toEqual([
      "LEGAL_NAME",
    ]);
  });

  it("does not change with the port, and has no secret", () => {
    expect(fingerprint(root, builtSettings(accepted({ PORT: "3001" }), "key"))).toBe(before);
    expect(before).not.toContain('"key"');
  });

  it("names a file that cannot be read, as one over 2 GiB", () => {
    write("public/film.mp4", "");
    truncateSync(join(root, "public/film.mp4"), 2 ** 31 + 1);
    expect(() => now()).toThrow(`A build cannot read ${join(root, "public/film.mp4")}: `);
  });
});

/** Tracked files and folders that no build reads. */
const notBuilt = [
  ...["bench", "deploy", "docs", "sandbox", "tests"],
  ...["biome.json", "drizzle.config.ts", "knip.json", "playwright.config.ts", "vitest.config.ts"],
];

it("everything at the top of the tree is known to be read by a build, or not", (context) => {
  if (!existsSync(join(repository, ".git"))) skip(context, "this is no clone");
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8", cwd: repository });
  const top = new Set(
    tracked
      .trim()
      .split("\n")
      .map((file) => file.split("/")[0] ?? ""),
  );
  const documents = [...top].filter((name) => name.startsWith(".") || name.endsWith(".md"));
  expect([...top].sort()).toEqual([...builtFrom, ...notBuilt, ...documents].sort());
});

it("nothing that a build reads imports what it does not", () => {
  const folders = builtFrom.filter((name) => !name.includes(".") && name !== "scripts");
  const outside = sources(folders.filter((name) => existsSync(join(repository, name)))).flatMap(
    ({ file, text }) =>
      [...text.matchAll(/(?:from|import\() ?"@\/([^/"]+)/g)].flatMap(([, name]) =>
        name && builtFrom.includes(name) ? [] : [`${file} imports ${name}`],
      ),
  );
  expect(outside).toEqual([]);
});

it("a start deletes the bundles of earlier sources, and no file that another start is writing", () => {
  const folder = join(root, "start");
  bundleStart(folder);
  const bundles = readdirSync(folder);
  write("start/sandbox-EARLIER.mjs", "");
  write("start/launch.mjs.1", "");
  bundleStart(folder);
  expect(readdirSync(folder).sort()).toEqual([...bundles, "launch.mjs.1"].sort());
});

describe("a new data folder", () => {
  const key = Buffer.alloc(32, 1).toString("base64");

  it("takes over the key of a finished build, so that it is not built again", () => {
    expect(keyIn(join(root, ".next"))).toBeNull();
    write(".next/server/server-reference-manifest.json", JSON.stringify({ node: {}, encryptionKey: key }));
    expect(keyIn(join(root, ".next"))).toBeNull();
    write(".next/BUILD_ID", "a build");
    const dataDir = join(root, "new");
    expect(storedKey(dataDir, "actions-key", () => keyIn(join(root, ".next")))).toBe(key);
    expect(storedKey(dataDir, "actions-key")).toBe(key);
  });

  it("keeps the key that it has", () => {
    const dataDir = join(root, "old");
    const own = storedKey(dataDir, "actions-key");
    expect(storedKey(dataDir, "actions-key", () => key)).toBe(own);
  });
});

function now(): string {
  return fingerprint(root, builtSettings(accepted({}), "key"));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
