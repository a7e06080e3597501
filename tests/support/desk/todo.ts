import type { Todo } from "@/desk/todos/rules";
import { jack250WithRollover } from "@/tests/support/prices";

/** A first contact with Fenwick Joinery that is 17 hours late at `2026-11-23T10:05:00Z`. */
export const late: Todo = {
  reason: "late",
  at: new Date("2026-11-22T16:40:00Z"),
  also: [],
  count: 0,
  signUp: {
    id: "00000000-0000-4000-8000-000000000000",
    businessName: "Fenwick Joinery Ltd",
    price: jack250WithRollover.minor,
    currency: "GBP",
    owner: null,
  },
  lead: null,
};

export const failed: Todo = { ...late, reason: "failed", count: 1 };
