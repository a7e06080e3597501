import { createRequire } from "node:module";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { freshState } from "@/components/sign-up/form/form-state";
import { type FormPage, isFormOf } from "@/server/http/sent-form";

const id = "40".repeat(21);
const state = freshState({ businessName: "$$5 Shop" }, [
  { field: "contactName", message: "contactName.required" },
]);

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const posted = (number: string, sent: unknown) =>
  formOf({
    [`$ACTION_REF_${number}`]: "",
    [`$ACTION_${number}:0`]: JSON.stringify({ id, bound: "$@1" }),
    [`$ACTION_${number}:1`]: JSON.stringify([sent]),
    $ACTION_KEY: "k1",
    businessName: "Harbour Bakery",
  });

describe("F37: a form of this site passes", () => {
  test.each<[string, FormPage, FormData, boolean]>([
    ["with what its step answered", "wizard", posted("1", state), false],
    ["as the second form of a page", "wizard", posted("12", state), false],
    ["that has no state", "wizard", formOf({ [`$ACTION_ID_${id}`]: "", currency: "GBP" }), false],
    [
      "called by scripts",
      "wizard",
      formOf({ 0: JSON.stringify([state, "$K1"]), _1_businessName: "x" }),
      true,
    ],
    ["called without a state", "wizard", formOf({ 0: '["$K1"]', _1_currency: "GBP" }), true],
    ["of the payment page", "payment", posted("1", null), false],
    ["of the desk, after a question", "desk", posted("1", { challenge: "x", hints: "$undefined" }), false],
    ["of the desk, called", "desk", formOf({ 0: '[null,"$K1"]', _1_answer: "x" }), true],
    ["of the desk, called without a state", "desk", formOf({ 0: '["$K1"]', _1_email: "x" }), true],
    [
      "of the payment page, called",
      "payment",
      formOf({ 0: '["$undefined","$K1"]', _1_submissionId: "x" }),
      true,
    ],
    ["of an address that answers it itself", "plain", formOf({ as: "csv" }), false],
  ])("%s", (_, page, form, isCall) => expect(isFormOf(page, form, isCall)).toBe(true));
});

it("is told by what this version of React adds to forms", () => {
  const { version } = createRequire(import.meta.url)("next/dist/compiled/react");
  const advice =
    "Next comes with another React. Compare what it sends for each kind of form with server/http/sent-form.ts, then change this version.";
  expect(version, advice).toBe("19.3.0-canary-278794d7-20261002");
});

test("an address that answers forms itself takes none of an action", () => {
  expect(isFormOf("plain", formOf({ as: "csv", [`$ACTION_ID_${id}`]: "" }), false)).toBe(false);
  expect(isFormOf("plain", formOf({ 0: '["$K1"]', _1_as: "csv" }), true)).toBe(false);
});

describe("a page that was open before a release that adds a field", () => {
  const former = (member: string) =>
    Object.fromEntries(Object.entries(state).filter(([name]) => name !== member));

  test.each(["notice", "focus", "resultMessage", "leaveFor"])(
    "sends a state without %s, which passes",
    (member) => {
      const called = formOf({ 0: JSON.stringify([former(member), "$K1"]), _1_businessName: "x" });
      expect(isFormOf("wizard", posted("1", former(member)), false)).toBe(true);
      expect(isFormOf("wizard", called, true)).toBe(true);
    },
  );

  test.each(["attempt", "values", "problems"])("sends no state without %s", (member) => {
    expect(isFormOf("wizard", posted("1", former(member)), false)).toBe(false);
  });
});

test("any current action state passes", () => {
  const rest = { focus: "directors", resultMessage: "Director 1 removed", leaveFor: "https://pay.example/" };
  const sent = { ...state, ...rest, notice: { title: "Please wait", text: "Try again" } };
  expect(isFormOf("wizard", posted("1", sent), false)).toBe(true);
});

it("F37: a form with an additional field of Next's is rejected", () => {
  const name = fc.oneof(
    fc.string().map((rest) => `$${rest}`),
    fc.nat(2_000).map((number) => `$ACTION_REF_${number}`),
    fc.tuple(fc.nat(2_000), fc.nat(2_000)).map(([number, part]) => `$ACTION_${number}:${part}`),
  );
  fc.assert(
    fc.property(name, fc.string(), (added, value) => {
      const form = posted("1", state);
      form.append(added, value);
      expect(isFormOf("wizard", form, false)).toBe(false);
    }),
  );
});

it("F37: a call references only its fields, wherever the reference is", () => {
  const reference = fc
    .constantFrom("@", "F", "Q", "W", "K", "T", "h", "H", "i", "L", "n", "D", "N", "u", "")
    .chain((kind) => fc.nat(0xffff).map((at) => `$${kind}${at.toString(16)}`));
  const place = fc.constantFrom<(text: string) => unknown[]>(
    (text) => [{ ...state, values: { a: text } }, "$K1"],
    (text) => [{ ...state, values: text }, "$K1"],
    (text) => [{ ...state, values: { ["__proto__"]: text } }, "$K1"],
    (text) => [{ ...state, values: { ["__proto__"]: { a: [text] } } }, "$K1"],
    (text) => [{ ...state, ["__proto__"]: text }, "$K1"],
    (text) => [{ ...state, notice: { title: text, text: "" } }, "$K1"],
    (text) => [{ ...state, problems: [{ field: text, message: "" }] }, "$K1"],
    (text) => [{ ...state, problems: text }, "$K1"],
    (text) => [{ ...state, leaveFor: text }, "$K1"],
    (text) => [{ ...state, more: text }, "$K1"],
    (text) => [text, "$K1"],
    (text) => [state, "$K1", text],
  );
  fc.assert(
    fc.property(reference, place, (text, around) => {
      for (const page of ["wizard", "payment", "desk"] as const)
        expect(isFormOf(page, formOf({ 0: JSON.stringify(around(text)) }), true)).toBe(false);
    }),
  );
});

it("F37: an endlessly nested state is rejected", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const nested = JSON.stringify([{ ...state, values: { ["__proto__"]: 0 } }]).replace(":0}", `:${deep}}`);
  const form = posted("1", state);
  form.set("$ACTION_1:1", nested);
  expect(isFormOf("wizard", form, false)).toBe(false);
});
