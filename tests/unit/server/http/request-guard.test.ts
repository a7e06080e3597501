import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import refusals from "@/messages/en/refusals.json";
import { refusalOf } from "@/server/http/request-guard";
import type { FormPage } from "@/server/http/sent-form";

process.env.TRUSTED_PROXIES = "1";
const own = { "sec-fetch-site": "same-origin", "content-type": "multipart/form-data; boundary=x" };

function post(
  headers: Record<string, string>,
  body: string | ReadableStream = "",
  page: FormPage = "wizard",
) {
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  return refusalOf(new Request("http://localhost:3000/uk/get-started/plan", init), page);
}

test("a rejection's advice is in the messages", async () => {
  const brokenOff = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  const action = `$ACTION_ID_${"7".repeat(42)}`;
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
  expect(await post({})).toEqual({ status: 403, reason: refusals.foreign });
  expect(await post({ ...own, "content-length": "256001" })).toEqual({
    status: 413,
    reason: refusals.tooLong,
  });
  expect(await post(own, "a".repeat(256_001))).toMatchObject({ status: 413, reason: refusals.tooLong });
  expect(await post(own, brokenOff)).toMatchObject({ status: 400, reason: refusals.brokenOff });
  expect(await post(own, `${part("a")}--x--`)).toEqual({ status: 400, reason: refusals.changed });
  expect(await post(own, `${part(action)}--x--`)).toBeNull();
  const often = { ...own, "x-forwarded-for": "203.0.113.7" };
  const answers = await Promise.all(Array.from({ length: 61 }, () => post(often, `${part(action)}--x--`)));
  expect(answers.at(-1)).toMatchObject({ status: 429, reason: refusals.tooMany });
  expect(readFileSync("server/http/request-guard.ts", "utf8")).not.toMatch(/go back|try again/i);
});

test("an action without parameters is called with an empty list and nothing else, on the desk alone", async () => {
  const headers = { ...own, "content-type": "text/plain;charset=UTF-8", "next-action": "7".repeat(42) };
  expect(await post(headers, "[]", "desk")).toBeNull();
  for (const body of ["", "[ ]", '["$K1"]', '["$@1"]', "a".repeat(256_001)])
    expect(await post(headers, body, "desk")).toMatchObject({ reason: expect.stringMatching(/./) });
  for (const page of ["wizard", "payment", "plain"] as const)
    expect(await post(headers, "[]", page)).toMatchObject({ status: 415 });
  const { "next-action": _, ...plain } = headers;
  expect(await post(plain, "[]", "desk")).toMatchObject({ status: 415 });
});

const part = `--x\r\nContent-Disposition: form-data; name="$ACTION_ID_${"7".repeat(42)}"\r\n\r\n\r\n--x--`;

test("a request that Next forwards to another page is refused at any address, and read to its end", async () => {
  const headers = { ...own, "x-action-forwarded": "1" };
  const refused = { status: 409, reason: refusals.changed, headers: { "x-nextjs-action-not-found": "1" } };
  for (const page of ["wizard", null] as const) {
    const request = new Request("http://localhost:3000/x", { method: "POST", headers, body: part });
    expect(await refusalOf(request, page)).toEqual(refused);
    expect(request.bodyUsed).toBe(true);
  }
});

test.each([
  ["the host of SITE_URL behind a proxy that replaces it", { origin: "http://localhost:3000" }, true],
  ["the host in the request", { origin: "http://10.0.0.7:8080" }, true],
  ["another host", { origin: "https://other.example" }, false],
  ["no address", { origin: "junk" }, false],
  ["a browser that hides the origin", { origin: "null" }, true],
  ["another site that hides its origin", { origin: "null", "sec-fetch-site": "cross-site" }, false],
])("a form from %s is accepted or not", async (_, headers, isAccepted) => {
  const refused = await post({ ...own, host: "10.0.0.7:8080", ...headers }, part);
  expect(refused?.status ?? null).toBe(isAccepted ? null : 403);
});

test("a form without fetch metadata that hides its origin is refused", async () => {
  const { "content-type": type } = own;
  expect(await post({ "content-type": type, origin: "null" }, part)).toMatchObject({ status: 403 });
});
