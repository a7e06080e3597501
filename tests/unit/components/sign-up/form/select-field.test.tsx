import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Field } from "@/components/sign-up/form/field";
import { aForm, show } from "@/tests/support/components/render";

const software = (
  <Field
    name="accountingSoftware"
    label="Accounting software"
    prompt="Choose one"
    options={[
      { value: "xero", label: "Xero" },
      { value: "other", label: "Something else" },
    ]}
  />
);

it("begins with its prompt and offers every option", async () => {
  show(aForm(software));
  const field = screen.getByRole("combobox", { name: "Accounting software" });
  expect(field).toHaveProperty("value", "");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Choose one",
    "Xero",
    "Something else",
  ]);
  await userEvent.selectOptions(field, "Something else");
  expect(field).toHaveProperty("value", "other");
});

it("shows a saved answer that is not offered, and keeps it", () => {
  show(aForm(software, { initial: { accountingSoftware: "sage" } }));
  expect(screen.getByRole("combobox")).toHaveProperty("value", "sage");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Choose one",
    "Xero",
    "Something else",
    "sage",
  ]);
});

it("begins with the saved answer", () => {
  show(aForm(software, { initial: { accountingSoftware: "xero" } }));
  expect(screen.getByRole("option", { name: "Xero" })).toHaveProperty("selected", true);
});
