import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Field } from "@/components/sign-up/form/field";
import { ContinueButton } from "@/components/sign-up/layout/continue-button";
import { aForm, show } from "@/tests/support/components/render";

const fields = (
  <>
    <Field name="contactName" label="Full Name" required />
    <ContinueButton>Continue</ContinueButton>
  </>
);
const contact = (props: Parameters<typeof aForm>[1] = {}) => show(aForm(fields, props));
const nameField = () => screen.getByRole("textbox", { name: "Full Name" });

it("a form that gets no answer keeps what was typed and asks to send it again", async () => {
  contact({ action: () => Promise.reject(new TypeError("Failed to fetch")) });
  await userEvent.type(nameField(), "Harriet Fenwick");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("alert", { name: "Your answers did not arrive" })).toBeDefined();
  expect(nameField()).toHaveProperty("value", "Harriet Fenwick");
  expect(screen.getByRole("button", { name: "Continue" }).getAttribute("aria-disabled")).toBeNull();
});

it("a form that is opened again has what was typed and not yet saved", async () => {
  const { unmount } = contact({ keepsTyped: true });
  await userEvent.type(nameField(), "Harriet");
  unmount();
  contact({ keepsTyped: true });
  await waitFor(() => expect(nameField()).toHaveProperty("value", "Harriet"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a form that is opened again has the saved answer when that has changed since", async () => {
  const { unmount } = contact({ keepsTyped: true });
  await userEvent.type(nameField(), "Harriet");
  unmount();
  contact({ keepsTyped: true, initial: { contactName: "Rosa Marsh" } });
  expect(nameField()).toHaveProperty("value", "Rosa Marsh");
});
