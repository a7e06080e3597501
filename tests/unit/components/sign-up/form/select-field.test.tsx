import { screen } from "@testing-library/react";
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
