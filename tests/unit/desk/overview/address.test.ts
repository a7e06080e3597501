import { expect, it } from "vitest";
import { countTodos, type Todo } from "@/desk/todos/rules";
import { inLargestUnit } from "@/desk/ui/durations";
import { jack250 } from "@/tests/support/prices";

it.each([
  [0, "1 seconds"],
  [41, "41 seconds"],
  [228, "3 minutes"],
  [3_600, "1 hours"],
  [62_700, "17 hours"],
  [2 * 86_400 + 3_600, "2 days"],
])("%d seconds are %s", (seconds, words) => {
  const { unit, count } = inLargestUnit(seconds);
  expect(`${count} ${unit}`).toBe(words);
});

it("what needs a person is counted once on the overview, and on the page that lists it", () => {
  const signUp = {
    id: "1",
    businessName: "Quay Cycles Ltd",
    price: jack250.minor,
    currency: "GBP",
    owner: null,
  } as const;
  const todo = (reason: Todo["reason"], count: number, of: Partial<Todo> = {}): Todo => ({
    reason,
    at: new Date(0),
    count,
    also: [],
    signUp: null,
    lead: null,
    ...of,
  });
  const all = [
    todo("failed", 2, { signUp }),
    todo("late", 0, { signUp }),
    todo("unknown_submission", 1),
    todo("provider_unauthorised", 1),
    todo("parked", 3),
  ];
  expect(countTodos(all)).toEqual({
    overview: 5,
    signUps: 2,
    payments: 2,
    operations: 4,
    outbox: 3,
    webhooks: 1,
    settings: 1,
    leads: 0,
  });
});
