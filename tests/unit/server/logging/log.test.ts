import { afterEach, expect, test, vi } from "vitest";
import { factsOf, log } from "@/server/logging/log";

const written = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
afterEach(() => written.mockClear());

const lines = () => written.mock.calls.map(([text]) => JSON.parse(String(text)));

test("a line has time, level, event and the listed fields", () => {
  log("warn", "webhook refused", { reason: "signature", bytes: 12 });
  expect(lines()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: "warn",
      event: "webhook refused",
      reason: "signature",
      bytes: 12,
    },
  ]);
});

test("an unlisted field is omitted", () => {
  const more: object = { reason: "signature", email: "rosa@harbour.example" };
  log("info", "webhook refused", more);
  expect(lines()[0]).not.toHaveProperty("email");
});

test.each([
  "rosa@harbour.example",
  "Rosa Marsh",
  "1 Quay Street",
  "+44 7700 900123",
  "a\nb",
  "x".repeat(200),
])("a value that no code looks like is withheld: %j", (detail) => {
  log("error", "payment alarm", { detail });
  expect(lines()[0]).toMatchObject({ detail: "withheld" });
});

test("an error is logged with name and code, never its message", () => {
  const failure = new Error("insert … rosa@harbour.example", {
    cause: Object.assign(new Error("x"), { code: "23505" }),
  });
  log("error", "sign-up step failed", factsOf(failure));
  expect(lines()[0]).toMatchObject({ error: "Error", code: "23505" });
  expect(JSON.stringify(lines())).not.toContain("rosa");
});
