import type { Todo } from "@/desk/todos/group";

/** A possible duplicate, due at noon on 23 November 2026. */
export const duplicate: Todo = {
  kind: "duplicate",
  signUp: "00000000-0000-4000-8000-000000000000",
  lead: null,
  owner: null,
  since: new Date("2026-11-22T16:40:00Z"),
  due: new Date("2026-11-23T12:00:00Z"),
  reason: null,
  count: 1,
  same: [],
};

export const failed: Todo = { ...duplicate, kind: "failed" };
