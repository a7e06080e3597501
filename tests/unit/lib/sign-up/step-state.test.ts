import { expect, it } from "vitest";
import { readHeldAnswer, sentState, stepState } from "@/lib/sign-up/step-state";

const held = {
  form: "contact",
  values: { contactName: "Rosa Quay" },
  problems: [{ field: "contactEmail", message: "Invalid email address" }],
  notice: { title: "Please wait a little", text: "There were too many attempts just now." },
  said: null,
};

/** As a newer release might hold it. */
const newer = {
  ...held,
  problems: held.problems.map((one) => ({ ...one, level: "error" })),
  notice: { ...held.notice, level: "error" },
  heldAt: "2026-11-22",
};

it("shows an answer that a newer release stored", () => {
  expect(readHeldAnswer(newer, "contact")).toEqual(held);
  expect(readHeldAnswer(newer, "business")).toBeNull();
  expect(readHeldAnswer({ ...newer, values: null }, "contact")).toBeNull();
});

it("accepts nothing else from a browser", () => {
  const { form: _, ...shown } = held;
  const state = { ...shown, attempt: 1, focus: null, leaveFor: null };
  expect(stepState.safeParse(state).success).toBe(true);
  for (const more of [{ notice: newer.notice }, { problems: newer.problems }, { heldAt: newer.heldAt }])
    expect(sentState.safeParse({ ...state, ...more }).success).toBe(false);
});
