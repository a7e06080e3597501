import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { openStore } from "@/sandbox/store";
import { temporaryFolder } from "@/tests/support/sandbox";

const tables = { notes: z.object({ id: z.string(), text: z.string() }) };

test("saved state survives a restart, cleared state does not", async () => {
  const folder = temporaryFolder();
  const store = openStore(folder, tables);
  store.put("notes", { id: "a", text: "first" });
  store.put("notes", { id: "b", text: "second" });
  store.put("notes", { id: "a", text: "changed" });
  await store.saved();
  expect(openStore(folder, tables).all("notes")).toEqual([
    { id: "a", text: "changed" },
    { id: "b", text: "second" },
  ]);
  store.clear();
  await store.saved();
  expect(openStore(folder, tables).all("notes")).toEqual([]);
});

test("a save includes every change made during the previous one", async () => {
  const folder = temporaryFolder();
  const store = openStore(folder, tables);
  const ids = Array.from({ length: 50 }, (_, id) => String(id));
  await Promise.all(
    ids.map(async (id) => {
      await Promise.resolve();
      store.put("notes", { id, text: "" });
      await store.saved();
      expect(openStore(folder, tables).get("notes", id)).toBeDefined();
    }),
  );
  expect(readdirSync(folder)).toEqual(["state.jsonl"]);
});

test("writes nothing without a folder", async () => {
  const store = openStore(null, tables);
  store.put("notes", { id: "a", text: "" });
  await store.saved();
  expect(store.all("notes")).toHaveLength(1);
});

test("an interrupted save changes nothing", async () => {
  const folder = temporaryFolder();
  const store = openStore(folder, tables);
  store.put("notes", { id: "a", text: "told" });
  await store.saved();
  writeFileSync(join(folder, "state.jsonl.new"), '[["notes",{"id":"b","te');
  expect(openStore(folder, tables).all("notes")).toEqual([{ id: "a", text: "told" }]);
});

test("reads the journal of an earlier version, without its incomplete last line", () => {
  const folder = temporaryFolder();
  const lines = ['[["notes",{"id":"a","text":"first"}]]', '[["notes",{"id":"a","text":"changed"}]]', '[["no'];
  writeFileSync(join(folder, "journal.jsonl"), lines.join("\n"));
  expect(openStore(folder, tables).all("notes")).toEqual([{ id: "a", text: "changed" }]);
});

test("a file of another format is set aside with a message", () => {
  const folder = temporaryFolder();
  const said = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => said.mockRestore());
  writeFileSync(join(folder, "state.jsonl"), '[["notes",{"id":"a","body":"older"}]]\n');
  expect(openStore(folder, tables).all("notes")).toEqual([]);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("starts empty"));
  const aside = readdirSync(folder).find((name) => name.includes("unreadable")) ?? "";
  expect(readFileSync(join(folder, aside), "utf8")).toContain("older");
});
