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
export const stateOf = (values: Record<string, string>, more = {}, fields: string[] = ["$K1"]) => {
  const state = {
    attempt: 0,
    values,
    problems: [],
    notice: null,
    focus: null,
    resultMessage: null,
    leaveFor: null,
  };
  return JSON.stringify([{ ...state, ...more }, ...fields]);
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
const inRawParts = (form: FormData, ...heads: string[]) => {
  const parts = heads.map((head) => `--x\r\nContent-Disposition: form-data; ${head}\r\n`).join("");
  return {
    body: `${parts}--x--\r\n`,
    headers: { "next-action": actionIn(form), "content-type": "multipart/form-data; boundary=x" },
  };
};
export const crafted: readonly Crafted[] = [
  [
    "over 256,000 bytes",
    413,
    (form) => {
      form.set("businessName", "n".repeat(256_000));
      return { body: form };
    },
  ],
  [
    "over 4 MB",
    413,
    (form) => {
      form.set("businessName", "n".repeat(4_500_000));
      return { body: form };
    },
  ],
  ["with no action", 400, (form) => ({ body: without(form, /^\$/) })],
  ["with no state", 400, (form) => ({ body: without(form, /:1$/) })],
  ["with an empty state", 400, (form) => withState(form, "[null]")],
  ["with a state of more than a page answers", 400, (form) => withState(form, '[{"attempt":0}]')],
  ["with one more thing in its state", 400, (form) => withState(form, stateOf({}, { x: "$Q9" }, []))],
  ["with two states", 400, (form) => withMore(form, "$ACTION_1:1", stateOf({}, {}, []))],
  ["bound to another field", 400, (form) => boundTo(form, "$@2")],
  ["bound to nothing", 400, (form) => boundTo(form, null)],
  ["numbered beyond what a page has", 400, (form) => renumbered(form, "1000")],
  ["numbered in another way", 400, (form) => renumbered(form, "01x")],
  ["with a second action", 400, (form) => withMore(form, "$ACTION_REF_2", "")],
  ["with the same action twice", 400, (form) => withMore(form, "$ACTION_REF_1", "")],
  ["with an action by id as well", 400, (form) => withMore(form, `$ACTION_ID_${"7".repeat(42)}`, "")],
  ["with a field of the framework's that it has not", 400, (form) => withMore(form, "$ACTION_9:0", "{}")],
  ["with junk for a state", 400, (form) => withState(form, "{{{")],
  ["with a state that refers to a part that is missing", 400, (form) => withState(form, '["$Q9"]')],
  [
    "in broken parts",
    400,
    () => ({ body: "--x\r\nnonsense", headers: { "content-type": "multipart/form-data; boundary=x" } }),
  ],
  [
    "in parts with a boundary of two kinds",
    400,
    () => ({ body: "--x--", headers: { "content-type": 'multipart/form-data; boundary=x; boundary="y"' } }),
  ],
  [
    "with a file",
    400,
    (form) => {
      form.append("businessName", new Blob(["a file"]), "file.txt");
      return { body: form };
    },
  ],
  [
    "in an encoding that the framework does not undo",
    400,
    (form) =>
      inRawParts(
        form,
        `name="0"\r\nContent-Transfer-Encoding: base64\r\n\r\n{"${btoa('["$K1"]')}":"$@2"}`,
        'name="2"\r\n\r\n"$Q9"',
      ),
  ],
  [
    "in parts with two names",
    400,
    (form) =>
      inRawParts(
        form,
        `name="0"\r\n\r\n${stateOf({})}`,
        'name="2"\r\nContent-Disposition: form-data; name="_1_x"\r\n\r\n"$Q9"',
      ),
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
  ["called with a text that refers to another part", 400, (form) => called(form, stateOf({ a: "$Q9" }))],
  ["called with one more thing in its state", 400, (form) => called(form, stateOf({}, { x: "$Q9" }))],
  ["called with other fields", 400, (form) => called(form, stateOf({}, {}, ["$K2"]))],
  ["called without fields", 400, (form) => called(form, "[]")],
  [
    "called twice in one",
    400,
    (form) => {
      const call = called(form, stateOf({}));
      call.body.append("0", '["$Q9"]');
      return call;
    },
  ],
  [
    "called with what no call refers to",
    400,
    (form) => {
      const call = called(form, stateOf({}));
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
