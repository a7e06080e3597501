import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Honeypot } from "@/components/sign-up/form/honeypot";
import { show } from "@/tests/support/components/render";

it("is neither heard nor reached by a person", async () => {
  show(<Honeypot label="Website" />);
  expect(screen.queryByRole("textbox")).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(document.querySelector("input"));
  expect(document.querySelector("input")?.autocomplete).toBe("off");
});
