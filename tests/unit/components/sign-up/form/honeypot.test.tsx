import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Honeypot } from "@/components/sign-up/form/honeypot";
import { show } from "@/tests/support/components/render";

const field = () => document.querySelector("input");

it("is neither seen, heard nor reached by a person", async () => {
  show(<Honeypot label="Website" />);
  expect(field()?.closest("[hidden]")).not.toBeNull();
  expect(field()?.getAttribute("aria-hidden")).toBe("true");
  await userEvent.tab();
  expect(document.activeElement).not.toBe(field());
});

it("has nothing that makes a browser or a password manager fill it in", () => {
  show(<Honeypot label="Leave this empty" />);
  const words = `${field()?.name} ${field()?.id} ${document.querySelector("label")?.textContent}`;
  expect(words).not.toMatch(/name|mail|phone|tel|web|site|url|company|business|address|city|user|pass|code/i);
  expect(field()?.autocomplete).toBe("off");
});
