import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type MarketCode, marketCodes } from "@/lib/markets";
import { isAskedIn } from "@/lib/sign-up/answer-fields";
import { answersMovedTo, droppedBetween } from "@/lib/sign-up/change-market";
import { formFromAnswer } from "@/lib/sign-up/fields";
import { askedFields } from "@/lib/sign-up/rules/asked-fields";
import { business, contact } from "@/tests/support/full-answers";

it("a field is asked for in the markets of its row, and in all if the row names none", () => {
  expect(isAskedIn({ markets: ["uk"] }, "uk")).toBe(true);
  expect(isAskedIn({ markets: ["uk"] }, "us")).toBe(false);
  expect(isAskedIn({}, "us")).toBe(true);
});

it("a crafted form stores nothing in a field of another market, whose rule does not run there", () => {
  const rows = { neq: { markets: ["ca"] } } as const;
  const rules = { neq: z.string().check(z.regex(/^\d{10}$/)) };
  const inMarket = (code: MarketCode, sent: unknown) =>
    z.object(askedFields(code, rules, rows)).safeParse(sent);
  expect(inMarket("ca", { neq: "1234567890" }).data).toEqual({ neq: "1234567890" });
  expect(inMarket("ca", { neq: "12" }).success).toBe(false);
  for (const sent of [{ neq: "1234567890" }, { neq: "12" }, {}])
    expect(inMarket("uk", sent).data).toEqual({ neq: "" });
});

const moves = marketCodes.flatMap((from) => marketCodes.map((to) => ({ from, to })));
const fieldsWithText = (answers: typeof full) =>
  Object.entries({ ...formFromAnswer(answers.business), ...formFromAnswer(answers.contact) })
    .filter(([, text]) => text !== "")
    .map(([name]) => name);
const full = { business, contact };

describe.each(moves)("a change of market from $from to $to", (move) => {
  it("names each answer that it removes, and no other", () => {
    const moved = { ...full, ...answersMovedTo(full, move) };
    const kept = fieldsWithText({ business: moved.business ?? business, contact: moved.contact ?? contact });
    const removed = fieldsWithText(full).filter((name) => !kept.includes(name));
    const named = droppedBetween(full, moved);
    const isNamed = (name: string) => named.some((part) => name.split(".").includes(part));
    expect(fieldsWithText(full).filter(isNamed)).toEqual(removed);
  });
});
