import { act, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { StepAction } from "@/components/sign-up/form/form-state";
import { PayButton, RequiredBox } from "@/components/sign-up/review/pay";
import { aForm, show } from "@/tests/support/components/render";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const words = { pay: "Set Up Payment", redirecting: "Redirecting..." };
const review = (action: StepAction = async (state) => state) =>
  show(
    aForm(
      <>
        <RequiredBox name="termsAccepted">I accept the terms</RequiredBox>
        <p id="accept-first">Accept the terms first</p>
        <PayButton className="" words={words} />
      </>,
      { action, checks: "review", sending: words.redirecting },
    ),
  );
const terms = () => screen.getByRole("checkbox", { name: "I accept the terms" });
const button = (name = "Set Up Payment") => screen.getByRole("button", { name });

it("is not ready until the terms are accepted, and says so", async () => {
  review();
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(button().getAttribute("aria-describedby")).toBe("accept-first");
  await userEvent.click(terms());
  expect(button().getAttribute("aria-disabled")).toBeNull();
  expect(button().getAttribute("aria-describedby")).toBeNull();
});

it("leaves for the provider one second after the answer, and takes no second press meanwhile", async () => {
  const action = vi.fn<StepAction>(async (state) => ({
    ...state,
    attempt: state.attempt + 1,
    leaveFor: "https://pay.example/flow",
  }));
  const leave = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  review(action);
  fireEvent.click(terms());
  await act(async () => fireEvent.click(button()));
  await act(async () => fireEvent.click(button("Redirecting...")));
  expect(screen.getByRole("status").textContent).toBe("Redirecting...");
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(leave).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(leave).toHaveBeenCalledWith("https://pay.example/flow");
  expect(action).toHaveBeenCalledTimes(1);
});
