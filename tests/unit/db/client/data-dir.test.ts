import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { dataDirProblem } from "@/db/client/data-dir";
import { recordAddress } from "@/scripts/launch/ask-site";
import { storedKey } from "@/scripts/launch/keys";

it.each([
  ["EACCES", "cannot be written by this user: give it and all files in it to the user who runs the site"],
  ["EROFS", "is on a read-only file system: make it writable"],
  ["ENOSPC", "is on a full disk: free some space. Nothing in it is lost"],
])("%s is one sentence that names the setting", (code, reason) => {
  const problem = Object.assign(new Error(`${code}: it failed, write`), { code });
  expect(dataDirProblem(problem, "/srv/jack")).toMatchObject({
    message: `DATA_DIR (/srv/jack) ${reason} (${code}).`,
  });
});

it.each([new Error("another"), Object.assign(new Error("taken"), { code: "EADDRINUSE" }), "thrown"])(
  "another problem stays as it is: %s",
  (problem) => {
    expect(dataDirProblem(problem, "/srv/jack")).toBe(problem);
  },
);

it("what the start command keeps there is refused by that sentence", () => {
  const folder = mkdtempSync(join(tmpdir(), "jack-no-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dataDir = join(folder, "file");
  writeFileSync(dataDir, "");
  const refusal = `DATA_DIR (${dataDir}) is not a folder`;
  expect(() => storedKey(dataDir, "actions-key")).toThrow(refusal);
  expect(() => recordAddress({ dataDir, localUrl: "http://127.0.0.1:1" })).toThrow(refusal);
});
