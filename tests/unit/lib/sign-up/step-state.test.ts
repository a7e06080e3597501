import { expect, it } from "vitest";
import { readRefusedAnswer, sentState, stepState } from "@/lib/sign-up/step-state";

const stored = {
  form: "contact",
  values: { contactName: "Rosa Quay" },
  problems: [{ field: "contactEmail", message: "Invalid email address" }],
  notice: { title: "Please wait a little", text: "There were too many attempts just now." },
  resultMessage: null,
};

/** As a newer release might hold it. */
const newer = {
  ...stored,
  problems: stored.problems.map((one) => ({ ...one, level: "error" })),
  notice: { ...stored.notice, level: "error" },
  storedAt: "2026-11-22",
};

it("shows an answer that a newer release stored", () => {
  expect(readRefusedAnswer(newer, "contact")).toEqual(stored);
  expect(readRefusedAnswer(newer, "business")).toBeNull();
  expect(readRefusedAnswer({ ...newer, values: null }, "contact")).toBeNull();
});

it("accepts nothing else from a browser", () => {
  const { form: _, ...shown } = stored;
  const state = { ...shown, attempt: 1, focus: null, leaveFor: null };
  expect(stepState.safeParse(state).success).toBe(true);
  for (const more of [{ notice: newer.notice }, { problems: newer.problems }, { storedAt: newer.storedAt }])
    expect(sentState.safeParse({ ...state, ...more }).success).toBe(false);
});
