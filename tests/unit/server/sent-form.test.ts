import { expect, it } from "vitest";
import { isFormOf } from "@/lib/server/sent-form";

const state = { attempt: 0, values: {}, problems: [], notice: null, focus: null, said: null, leaveFor: null };

it("takes a call as React writes it: the fields stand under the prefix of their reference", () => {
  const call = new FormData();
  call.set("_1_$ACTION_REF_1", "");
  call.set("_1_businessName", "Harbour Bakery");
  call.set("0", JSON.stringify([state, "$K1"]));
  expect(isFormOf("wizard", call, true)).toBe(true);
  call.set("_2_businessName", "Harbour Bakery");
  expect(isFormOf("wizard", call, true)).toBe(false);
});
