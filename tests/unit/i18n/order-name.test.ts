import { expect, it } from "vitest";
import { orderName } from "@/i18n/order-name";

it.each([
  ["en-CA", false, "Jack 250"],
  ["en-CA", true, "Jack 250 with rollover"],
  ["fr-CA", true, "Jack 250 avec report"],
] as const)("the order of a reader of %s, rollover %s, is '%s'", (locale, hasRollover, name) => {
  expect(orderName({ planType: "starter", hasRollover }, { locale })).toBe(name);
});
