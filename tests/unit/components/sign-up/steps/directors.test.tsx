import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { StepAction } from "@/components/sign-up/form/form-state";
import Directors from "@/components/sign-up/steps/directors";
import { limits } from "@/lib/sign-up/rules/limits";
import { aForm, show } from "@/tests/support/components/render";

const rows = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, row) => [`directors.${row}.name`, `Director ${row}`]));

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
