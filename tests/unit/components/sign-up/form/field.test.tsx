import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Field } from "@/components/sign-up/form/field";
import { maxFieldLength } from "@/lib/sign-up/rules/limits";
import { aForm, show } from "@/tests/support/components/render";

const email = (
  <Field name="contactEmail" label="Email Address" hint="We send the receipt there" required warns />
);

it("is invalid and described by its message when the answer is wrong", () => {
  show(
    aForm(email, {
      initial: { contactEmail: "harriet" },
      problems: [{ field: "contactEmail", message: "contactEmail.invalid" }],
    }),
  );
  const field = screen.getByRole("textbox", { name: "Email Address" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field).toHaveProperty("value", "harriet");
  expect(heard(field)).toBe("We send the receipt there Error: Invalid email address");
});

it("is described by a warning, and remains valid", () => {
  show(
    aForm(email, {
      initial: { contactEmail: "harriet@gmial.com" },
      warnings: [{ field: "contactEmail", kind: "mailDomain", suggestion: "harriet@gmail.com" }],
    }),
  );
  const field = screen.getByRole("textbox", { name: "Email Address" });
  expect(field.getAttribute("aria-invalid")).toBeNull();
  expect(heard(field)).toContain("Please check the part after the @.");
});

it("takes at most as many characters as the server reads", () => {
  show(aForm(email));
  expect(screen.getByRole("textbox")).toHaveProperty("maxLength", maxFieldLength.other);
});

/** What a screen reader says after the name of a field. */
function heard(field: HTMLElement): string {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ")
    .trim();
}
