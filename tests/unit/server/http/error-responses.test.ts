import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { dataPolicy } from "@/lib/delivery/content-policy";
import { addErrorHeaders } from "@/server/http/error-responses";

function answered(status: number, headers: Record<string, string | readonly string[]>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  addErrorHeaders(response, { isUnavailable: false });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  response.end();
  return [response.getHeader("content-security-policy"), response.getHeader("cache-control")];
}

const shared = { "Cache-Control": "public, s-maxage=31536000" };
const own = { "Content-Security-Policy": "default-src 'self'" };
const never = "private, no-store";

test("a page that is an error has the status of one, but no redirect has", () => {
  const answer = (status: number) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    addErrorHeaders(response, { isUnavailable: false }, 404);
    response.statusCode = status;
    response.end();
    return response.statusCode;
  };
  expect([200, 307, 500].map(answer)).toEqual([404, 307, 500]);
});

test.each([
  [500, true, [503, 5]],
  [500, false, [500, undefined]],
  [200, true, [200, undefined]],
  [303, true, [303, undefined]],
  [503, false, [503, 5]],
])("status %i of a request, unavailable: %s, leaves as %j", (status, isUnavailable, expected) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  addErrorHeaders(response, { isUnavailable });
  response.statusCode = status;
  response.end();
  expect([response.statusCode, response.getHeader("retry-after")]).toEqual(expected);
});

test.each([
  ["an error without headers", 500, {}, [dataPolicy, never]],
  ["an error that caches were to keep", 404, shared, [dataPolicy, never]],
  ["an error page with a policy of its own", 404, own, ["default-src 'self'", never]],
  [
    "a page at an address with a rule",
    404,
    { "Content-Security-Policy": [dataPolicy, "default-src 'self'"] },
    ["default-src 'self'", never],
  ],
  ["a redirect", 308, shared, [dataPolicy, "public, s-maxage=31536000"]],
  ["a page", 200, { ...own, ...shared }, ["default-src 'self'", "public, s-maxage=31536000"]],
  ["a file", 200, shared, [undefined, "public, s-maxage=31536000"]],
  ["word that nothing has changed", 304, {}, [undefined, undefined]],
] as const)("%s leaves with what it must have", (_, status, headers, expected) => {
  expect(answered(status, headers)).toEqual(expected);
});
