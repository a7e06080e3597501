import { expect, it } from "vitest";
import { words } from "@/i18n/words";
import { setUpStates } from "@/lib/payments/states";

it("each state of a set-up has its own words in the mail about a possible duplicate", () => {
  const t = words("en-GB", "mail");
  const texts = setUpStates.map((state) => t("duplicate.facts", { by: "email", state }));
  expect([...new Set(texts)]).toEqual(texts);
});
