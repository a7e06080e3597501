import { expect, it } from "vitest";
import { words } from "@/i18n/words";
import { paymentStatuses } from "@/lib/payments/states";

it("each payment status has its own words in the mail about a possible duplicate", () => {
  const t = words("en-GB", "mail");
  const texts = paymentStatuses.map((state) => t("duplicate.facts", { by: "email", state }));
  expect([...new Set(texts)]).toEqual(texts);
});
