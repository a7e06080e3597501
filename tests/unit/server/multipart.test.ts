import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { formParts } from "@/lib/server/multipart";

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

  it("counted as the platform's own parser finds them", async () => {
    const form = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 200 });
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
