import { z } from "zod";

/** Changes to a valid form that no form of ours would send, and the expected status. */
type Crafted = [what: string, status: number, craft: (form: FormData) => RequestInit];
const actionIn = (form: FormData) =>
  z.object({ id: z.string() }).parse(JSON.parse(String(form.get("$ACTION_1:0")))).id;
export const called = (form: FormData, how: string, id = actionIn(form)) => {
  const body = new FormData();
  body.set("0", how);
  return { body, headers: { "next-action": id } };
};
export const stateWith = (field = "$K1") => {
  const state = { attempt: 0, values: {}, problems: [], notice: null, focus: null };
  return JSON.stringify([{ ...state, resultMessage: null, leaveFor: null }, field]);
};
const without = (form: FormData, names: RegExp) => {
  for (const name of [...form.keys()]) if (names.test(name)) form.delete(name);
  return form;
};
const withMore = (form: FormData, name: string, value: string) => {
  form.append(name, value);
  return { body: form };
};
const boundTo = (form: FormData, bound: string | null) => {
  form.set("$ACTION_1:0", JSON.stringify({ id: actionIn(form), bound }));
  form.set("$ACTION_1:2", '["$Q9"]');
  return { body: form };
};
const renumbered = (form: FormData, number: string) => {
  const moved = new FormData();
  for (const [name, value] of form)
    moved.append(name.replace(/^(\$ACTION_(?:REF_)?)1/, `$1${number}`), value);
  return { body: moved };
};
const withState = (form: FormData, state: string) => {
  form.set("$ACTION_1:1", state);
  return { body: form };
};
export const crafted: readonly Crafted[] = [
  ["over 256,000 bytes", 413, (form) => withMore(form, "businessName", "n".repeat(256_000))],
  ["over 4 MB", 413, (form) => withMore(form, "businessName", "n".repeat(4_500_000))],
  ["with no action", 400, (form) => ({ body: without(form, /^\$/) })],
  ["with no state", 400, (form) => ({ body: without(form, /:1$/) })],
  ["with an empty state", 400, (form) => withState(form, "[null]")],
  ["with a state of more than a page answers", 400, (form) => withState(form, '[{"attempt":0}]')],
  ["bound to another field", 400, (form) => boundTo(form, "$@2")],
  ["bound to nothing", 400, (form) => boundTo(form, null)],
  ["numbered beyond what a page has", 400, (form) => renumbered(form, "1000")],
  ["numbered in another way", 400, (form) => renumbered(form, "01x")],
  ["with a second action", 400, (form) => withMore(form, "$ACTION_REF_2", "")],
  ["with junk for a state", 400, (form) => withState(form, "{{{")],
  ["with a state that refers to a part that is missing", 400, (form) => withState(form, '["$Q9"]')],
  [
    "in broken parts",
    400,
    () => ({ body: "--x\r\nnonsense", headers: { "content-type": "multipart/form-data; boundary=x" } }),
  ],
  [
    "with a file",
    400,
    (form) => {
      form.append("businessName", new Blob(["a file"]), "file.txt");
      return { body: form };
    },
  ],
  ["without a body", 415, () => ({})],
  [
    "in the encoding of links",
    415,
    () => ({ body: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } }),
  ],
  [
    "from an origin that is none",
    403,
    (form) => ({ body: form, headers: { "sec-fetch-site": "same-origin", origin: "junk" } }),
  ],
  [
    "from another origin than the browser says",
    403,
    (form) => ({
      body: form,
      headers: { "sec-fetch-site": "same-origin", origin: "https://other.example" },
    }),
  ],
  ["of another type", 415, () => ({ body: "{}", headers: { "content-type": "application/json" } })],
  ["from another site", 403, (form) => ({ body: form, headers: { origin: "https://other.example" } })],
  ["called with nothing", 400, (form) => called(form, "[null]")],
  ["called with junk", 400, (form) => called(form, "{{{")],
  ["called with a state that refers to a part that is missing", 400, (form) => called(form, '["$Q9","$K1"]')],
  ["called with other fields", 400, (form) => called(form, stateWith("$K2"))],
  ["called without fields", 400, (form) => called(form, "[]")],
  [
    "called twice in one",
    400,
    (form) => {
      const call = called(form, stateWith());
      call.body.append("0", '["$Q9"]');
      return call;
    },
  ],
  [
    "called with what no call refers to",
    400,
    (form) => {
      const call = called(form, stateWith());
      call.body.append("9", '{"then":"$@0"}');
      return call;
    },
  ],
  [
    "called in another type",
    415,
    (form) => ({
      body: "[null]",
      headers: { "next-action": actionIn(form), "content-type": "text/plain" },
    }),
  ],
  ["by another method", 405, (form) => ({ body: form, method: "PUT" })],
];
