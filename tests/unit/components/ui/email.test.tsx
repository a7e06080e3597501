import { expect, it } from "vitest";
import { EmailLink, WithEmails } from "@/components/ui/email";
import { show } from "@/tests/support/components/render";

it.each([
  ["A link is on its way to o-neil@co-op.example.", ["o-neil@co-op.example"]],
  [
    "Write to help@firm.example: one month’s notice (or ask books@firm.example).",
    ["help@firm.example", "books@firm.example"],
  ],
  ["08-09 @ noon, no address", []],
])("keeps each address of '%s' together, and nothing else", (text, addresses) => {
  const { container } = show(<WithEmails text={text} />);
  expect(container.textContent).toContain(text);
  const kept = [...container.querySelectorAll("span")].map((one) => one.textContent);
  expect(kept).toEqual(addresses);
});

it.each([
  ["o-neil@co-op.example", "min-[20rem]:whitespace-nowrap"],
  [`${"o-".repeat(15)}neil@co-op.example`, "sm:whitespace-nowrap"],
  [`${"o-".repeat(40)}neil@co-op.example`, null],
])("lets %s break where it does not fit", (to, unbroken) => {
  const { container } = show(<EmailLink to={to} />);
  const classes = container.querySelector("a")?.className.split(" ") ?? [];
  expect(classes).toContain("wrap-anywhere");
  expect(classes.find((name) => name.endsWith("whitespace-nowrap")) ?? null).toBe(unbroken);
});
