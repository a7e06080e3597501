import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Field } from "@/components/sign-up/form/field";
import { ContinueButton } from "@/components/sign-up/layout/continue-button";
import { aForm, show } from "@/tests/support/components/render";

const fields = (
  <>
    <Field name="contactName" label="Full Name" required />
    <ContinueButton requires={["contactName"]} why="Continue works once your name is filled in.">
      Continue
    </ContinueButton>
  </>
);
const field = () => screen.getByRole("textbox", { name: "Full Name" });
const button = () => screen.getByRole("button", { name: "Continue" });

it("says that it is not ready, and why, while a required field is blank", async () => {
  show(aForm(fields));
  expect(button().getAttribute("aria-disabled")).toBe("true");
  const why = document.getElementById(button().getAttribute("aria-describedby") ?? "");
  expect(why?.textContent).toBe("Continue works once your name is filled in.");

  await userEvent.type(field(), "  ");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  await userEvent.type(field(), "Harriet");
  expect(button().getAttribute("aria-disabled")).toBeNull();
  expect(button().getAttribute("aria-describedby")).toBeNull();
});

describe("a field that was filled in without an input event", () => {
  it.each([
    ["it reports a change", () => fireEvent(field(), new Event("change", { bubbles: true }))],
    ["its animation begins", () => fireEvent.animationStart(field())],
  ])("makes the button ready once %s", (_, happen) => {
    show(aForm(fields));
    Object.assign(field(), { value: "Harriet" });
    expect(button().getAttribute("aria-disabled")).toBe("true");
    happen();
    expect(button().getAttribute("aria-disabled")).toBeNull();
  });

  it("makes it ready although the browser hides the value", () => {
    show(aForm(fields));
    const input = field();
    const matches = input.matches.bind(input);
    let isFilledIn = true;
    vi.spyOn(input, "matches").mockImplementation((selector) =>
      selector.includes(":autofill") ? isFilledIn : matches(selector),
    );
    fireEvent.animationStart(input);
    expect(button().getAttribute("aria-disabled")).toBeNull();
    isFilledIn = false;
    fireEvent.input(input);
    expect(button().getAttribute("aria-disabled")).toBe("true");
  });
});
