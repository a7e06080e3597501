import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formParts } from "@/server/http/multipart";

const boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
const type = `multipart/form-data; boundary=${boundary}`;
const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
const body = (names: readonly string[]) => Buffer.from(`${names.map(part).join("")}--${boundary}--\r\n`);
const names = (count: number) => Array.from({ length: count }, (_, i) => `f${i}`);

describe("F37: the parts of a form are", () => {
  test.each([
    [1, "few"],
    [150, "few"],
    [151, "many"],
    [74_000, "many"],
    [0, "unreadable"],
  ])("%i: %s", (count, found) => expect(formParts(body(names(count)), type)).toBe(found));

  test.each([
    ["cut off", Buffer.from(part("a")), type],
    ["without an end to a name", body(["n".repeat(400)]), type],
    ["of another boundary", body(["a"]), "multipart/form-data; boundary=x"],
    ["of a quoted boundary", body(["a"]), `multipart/form-data; boundary="${boundary}"`],
    ["of two boundaries", body(["a"]), `${type}; boundary=x`],
    ["of no boundary", body(["a"]), "multipart/form-data"],
  ])("unreadable when they are %s", (_, bytes, as) => expect(formParts(bytes, as)).toBe("unreadable"));

  const disposition = 'Content-Disposition: form-data; name="0"';
  test.each([
    ["another encoding", `${disposition}\r\nContent-Transfer-Encoding: base64`],
    ["another encoding before its name", `Content-Transfer-Encoding: base64\r\n${disposition}`],
    ["two names", `${disposition}\r\nContent-Disposition: form-data; name="_1_x"`],
    ["another character set", `${disposition}\r\nContent-Type: text/plain; charset=utf-16le`],
    ["a file", `${disposition}; filename="a.txt"\r\nContent-Type: text/plain`],
    ["an escaped name", 'Content-Disposition: form-data; name="%22"'],
    ["a name with a backslash", 'Content-Disposition: form-data; name="\\0"'],
    ["a folded header", 'Content-Disposition: form-data;\r\n name="0"'],
  ])("unreadable when one has %s, about which parsers differ", (_, head) => {
    const bytes = Buffer.from(`--${boundary}\r\n${head}\r\n\r\n["$K1"]\r\n--${boundary}--\r\n`);
    expect(formParts(bytes, type)).toBe("unreadable");
  });

  it("counted like Node's own parser does", async () => {
    const name = fc.stringMatching(/^[\w.$:-]{1,60}$/);
    const form = fc.dictionary(name, fc.string(), { maxKeys: 200, noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(form, async (fields) => {
        const data = new FormData();
        for (const [name, value] of Object.entries(fields)) data.append(name, value);
        const sent = new Response(data);
        const found = formParts(
          Buffer.from(await sent.clone().arrayBuffer()),
          sent.headers.get("content-type") ?? "",
        );
        const count = [...(await sent.formData())].length;
        expect(found).toBe(count === 0 ? "unreadable" : count > 150 ? "many" : "few");
      }),
    );
  });
});
