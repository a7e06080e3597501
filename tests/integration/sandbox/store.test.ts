import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { openStore } from "@/sandbox/wire/store";
import { temporaryFolder } from "@/tests/support/sandbox";

const tables = { notes: z.object({ id: z.string(), text: z.string() }) };

test("a change is kept whole, or not at all", () => {
  const folder = temporaryFolder();
  const store = open(folder);
  store.change(() => store.put("notes", { id: "a", text: "first" }));
  const broken = () =>
    store.change(() => {
      store.put("notes", { id: "a", text: "changed" });
      store.put("notes", { id: "b", text: "second" });
      throw new Error("no");
    });
  expect(broken).toThrow("no");
  expect(store.all("notes")).toEqual([{ id: "a", text: "first" }]);
  expect(open(folder).all("notes")).toEqual([{ id: "a", text: "first" }]);
});

test("nothing is put outside a change, or after the end", () => {
  const store = open(temporaryFolder());
  expect(() => store.put("notes", { id: "a", text: "" })).toThrow("outside a change");
  store.close();
  expect(() => store.change(() => undefined)).toThrow("closed");
});

test("a last line torn by a kill is dropped, and what follows is readable", () => {
  const folder = temporaryFolder();
  const store = open(folder);
  store.change(() => store.put("notes", { id: "a", text: "told" }));
  appendFileSync(join(folder, "journal.jsonl"), '[["notes",{"id":"b","te');
  const second = open(folder);
  second.change(() => second.put("notes", { id: "c", text: "later" }));
  expect(
    open(folder)
      .all("notes")
      .map(({ id }) => id),
  ).toEqual(["a", "c"]);
});

test("a journal of another make is set aside with a word", () => {
  const folder = temporaryFolder();
  const said = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => said.mockRestore());
  writeFileSync(join(folder, "journal.jsonl"), '[["notes",{"id":"a","body":"older"}]]\n');
  expect(open(folder).all("notes")).toEqual([]);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("starts empty"));
  const aside = readdirSync(folder).find((name) => name.includes("unreadable")) ?? "";
  expect(readFileSync(join(folder, aside), "utf8")).toContain("older");
});

test("only rows with something ahead of them are alive, also after a restart and an undone change", () => {
  const folder = temporaryFolder();
  const alive = { notes: ({ text }: { text: string }) => text === "open" };
  const store = openStore(folder, tables, alive);
  const put = (id: string, text: string) => store.change(() => store.put("notes", { id, text }));
  put("a", "open");
  put("b", "open");
  put("a", "done");
  expect(() =>
    store.change(() => {
      store.put("notes", { id: "b", text: "done" });
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(store.live("notes").map(({ id }) => id)).toEqual(["b"]);
  expect(
    openStore(folder, tables, alive)
      .live("notes")
      .map(({ id }) => id),
  ).toEqual(["b"]);
});

function open(folder: string) {
  return openStore(folder, tables);
}
