import { afterAll, afterEach, expect, test, vi } from "vitest";
import { replaceConsole } from "@/server/logging/framework";

const written = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
/** As the framework has it. */
const framework = globalThis.console;
const { error, warn } = framework;
replaceConsole();
afterAll(() => Object.assign(framework, { error, warn }));
afterEach(() => written.mockClear());

const lines = () => written.mock.calls.map(([text]) => JSON.parse(String(text)));

test("Next's error output has type and place, without message and data", () => {
  const failure = Object.assign(new TypeError("no rosa@harbour.example\n    at lib/rosa.ts:1:1"), {
    body: { contactName: "Rosa Marsh" },
  });
  failure.stack = `${failure}\n    at Object.act (/site/.builds/1/server/chunks/ssr/actions.js:2:34)`;
  framework.error("⨯", failure);
  expect(lines()).toEqual([
    expect.objectContaining({
      level: "error",
      event: "framework error",
      error: "TypeError",
      at: "server/chunks/ssr/actions.js:2:34",
    }),
  ]);
  expect(JSON.stringify(lines())).not.toMatch(/rosa|marsh/i);
});

test("a thrown text is logged as a text, without its content", () => {
  framework.warn("Failed to find Server Action for Rosa Marsh");
  expect(lines()).toEqual([
    expect.objectContaining({ level: "warn", event: "framework warning", kind: "text" }),
  ]);
});
