import { describe, expect, it } from "vitest";
import { marketCodes } from "@/lib/markets";
import { isAskedIn } from "@/lib/sign-up/answer-fields";
import { answersMovedTo, droppedBetween } from "@/lib/sign-up/change-market";
import { formFromAnswer } from "@/lib/sign-up/fields";
import { business, contact } from "@/tests/support/full-answers";

it("a field is asked for in the markets of its row, and in all if the row names none", () => {
  expect(isAskedIn({ markets: ["uk"] }, "uk")).toBe(true);
  expect(isAskedIn({ markets: ["uk"] }, "us")).toBe(false);
  expect(isAskedIn({}, "us")).toBe(true);
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
