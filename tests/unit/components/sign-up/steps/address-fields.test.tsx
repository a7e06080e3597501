import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Field } from "@/components/sign-up/form/field";
import AddressFields from "@/components/sign-up/steps/address-fields";
import { aForm, show } from "@/tests/support/components/render";

const fields = ["addressLine1", "addressLine2", "locality", "postalCode"];

async function showFields() {
  show(
    aForm(
      <AddressFields market="uk">
        {fields.map((name) => (
          <Field key={name} name={`registeredAddress.${name}`} label={name} />
        ))}
      </AddressFields>,
    ),
  );
  await vi.dynamicImportSettled();
  return fields.map((name) => screen.getByRole<HTMLInputElement>("textbox", { name }));
}

it("spreads an address that is pasted as a whole over its fields", async () => {
  const inputs = await showFields();
  await userEvent.click(screen.getByRole("textbox", { name: "addressLine1" }));
  await userEvent.paste("Unit 3\nThe Yard\nLewes\nBN7 1AA");
  expect(inputs.map(({ value }) => value)).toEqual(["Unit 3", "The Yard", "Lewes", "BN7 1AA"]);
});

it("knows a region by the name that the page shows", async () => {
  const options = [{ value: "BC", label: "Colombie-Britannique" }];
  show(
    aForm(
      <AddressFields market="ca">
        <Field name="registeredAddress.addressLine1" label="addressLine1" />
        <Field name="registeredAddress.region" label="region" prompt="Choisissez" options={options} />
      </AddressFields>,
    ),
  );
  await vi.dynamicImportSettled();
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste("20 rue King, Vancouver (Colombie-Britannique) V5K 0A1");
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("BC");
});

it("leaves other texts, and a first line with text in it, to the browser", async () => {
  const [first, second] = await showFields();
  await userEvent.click(screen.getByRole("textbox", { name: "addressLine1" }));
  await userEvent.paste("14 Hale Road");
  await userEvent.paste(", Lewes, BN7 1AA");
  expect([first?.value, second?.value]).toEqual(["14 Hale Road, Lewes, BN7 1AA", ""]);
});
