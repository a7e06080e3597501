import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { StepAction } from "@/components/sign-up/form/form-state";
import Directors from "@/components/sign-up/steps/directors";
import { limits } from "@/lib/sign-up/rules/limits";
import { aForm, show } from "@/tests/support/components/render";

const rows = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, row) => [`directors.${row}.name`, `Director ${row}`]));

it("adds a row, whatever is missing in other fields, and moves the focus to it", async () => {
  const action = vi.fn<StepAction>(async (state, form) => ({
    ...state,
    attempt: state.attempt + 1,
    values: { ...rows(1), "directors.1.name": "" },
    focus: form.get("intent") === "add-director" ? "directors.1.name" : null,
  }));
  show(aForm(<Directors />, { action, checks: "business", initial: rows(1) }));
  await userEvent.tab();
  await vi.dynamicImportSettled();
  await userEvent.click(screen.getByRole("button", { name: "Add a director" }));
  expect(await screen.findByRole("group", { name: "Director 2" })).toBeDefined();
  const [first, second] = screen.getAllByRole("textbox", { name: "Name" });
  expect(first).toHaveProperty("value", "Director 0");
  await waitFor(() => expect(document.activeElement?.id).toBe(second?.id));
});

it("removes the row whose button is pressed", async () => {
  const action = vi.fn<StepAction>(async (state) => ({ ...state, attempt: 1, values: rows(1) }));
  show(aForm(<Directors />, { action, initial: rows(2) }));
  await userEvent.click(screen.getByRole("button", { name: "Remove director 2" }));
  await waitFor(() => expect(screen.getAllByRole("group")).toHaveLength(1));
  expect(action.mock.calls[0]?.[1].get("intent")).toBe("remove-director.1");
});

it("offers no further row at the limit", () => {
  show(aForm(<Directors />, { initial: rows(limits.directors) }));
  expect(document.querySelectorAll("fieldset")).toHaveLength(limits.directors);
  expect(screen.queryByText("Add a director")).toBeNull();
});
