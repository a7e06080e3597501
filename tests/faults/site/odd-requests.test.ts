import { METHODS } from "node:http";
import { beforeAll, expect, it, test } from "vitest";
import { securityTextAddress } from "@/lib/seo/addresses";
import { siteForTests } from "@/tests/support/site/running-site";
import type { Visitor } from "@/tests/support/site/visitor";
import { addresses, askOf, errorsOf, failing, signedInAt, storeThings } from "./odd";

const running = siteForTests("postgresql");
const ask: ReturnType<typeof askOf> = (path, how) => askOf(running().site)(path, how);

let operator: Visitor;
beforeAll(async () => {
  await running().store.look(storeThings);
  operator = await signedInAt(running().site);
});

/** Names of parameters that pages and handlers read. */
const names = (
  "about act after asked at before begun changed currency failed filter from geo key kind list market olderThan order " +
  "owner plan redirect_flow_id referrer rollover said search since sort source stage state status submission_id to todo " +
  "utm_source wait who"
).split(" ");

const queries = [
  ...[
    "",
    "%00",
    "%FF%FE",
    "%ED%A0%80",
    "%ZZ",
    "%25%00%27%22%3C",
    "0000-01-01",
    "9999-12-31",
    "999999999999999",
  ],
  ...["1e999", "%F0%9F%8E%89", "__proto__"],
].map((value) => names.map((name) => `${name}=${value}`).join("&"));
const repeated = names.map((name) => `${name}=1&${name}=%00&${name}[]=2`).join("&");
const huge = `source=${"x".repeat(12_000)}`;

it("finds the addresses of pages and handlers", () => {
  expect(addresses).toEqual(
    expect.arrayContaining(["/", "/uk/get-started/plan", "/api/geo", "/console/outbox"]),
  );
  expect(addresses.length).toBeGreaterThan(50);
});

test.each(["stranger", "operator"])(
  "no query of a %s is an error",
  async (who) => {
    const cookie = who === "operator" ? operator.cookie() : "";
    const asked = addresses.flatMap((address) =>
      [...queries, repeated, huge].map((query) => {
        const path = `${address}?${query}`;
        return [path.slice(0, 200), () => ask(path, { headers: { cookie } })] as const;
      }),
    );
    expect(await failing(asked)).toEqual([]);
    expect(errorsOf(running().site)).toEqual([]);
  },
  180_000,
);

const withoutForms = ["/", "/uk", "/accountants", "/privacy", "/icon.svg", "/robots.txt", "/nothing"];
const disguised = [
  ...["/%63onsole", "/%63onsole/sign-in", "/console%2Fsign-in", "/console/%73ign-in", "/console/sign-in%00"],
  ...["/%75k", "/uk/get-started/%70lan", "/uk%2Fget-started%2Fplan", "/uk/get-started/plan%00"],
  ...["/payment-succes%73", "/%", "/%E0%A4%A", "/%FF", "/a%00", "/_next/x", "/uk.rsc"],
  ...["/_next/data/x/uk.json", securityTextAddress],
];
/** Addresses that Next reads as those of other ones. */
const ofPages = ["/console/sign-in.rsc", "/console/sign-in.segments/_tree.segment.rsc", "/api/nothing"];

const form = '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--x--\r\n';
const multipart = { "content-type": "multipart/form-data; boundary=x" };
const call = { ...multipart, "next-action": "7".repeat(42) };
const own = { "sec-fetch-site": "same-origin" };
const sent: { headers: Record<string, string>; body?: string }[] = [
  { headers: {} },
  { headers: { ...multipart, origin: "https://other.example" }, body: form },
  { headers: { ...call, origin: "null" }, body: form },
  { headers: { ...call, ...own }, body: form },
  { headers: { ...call, ...own, "x-action-forwarded": "1" }, body: form },
  { headers: { ...multipart, ...own, origin: "junk" }, body: form },
  { headers: { "content-type": "text/plain", "next-action": "x" }, body: "[]" },
];

it("no method, whatever it sends, is an error at any address", async () => {
  const places = [
    ...withoutForms,
    "/uk/get-started/plan",
    "/console/sign-in",
    "/api/geo",
    "/api/webhooks/gocardless",
  ];
  const methods = METHODS.filter((method) => method !== "CONNECT");
  const asked = [
    ...methods.flatMap((method) => places.map((path) => ({ method, path }))),
    ...[...addresses, ...disguised, ...ofPages].flatMap((path) => [
      { method: "PUT", path },
      { method: "TRACE", path },
      ...sent.map((how) => ({ method: "POST", path, ...how })),
    ]),
  ];
  const named = asked.map((how) => [JSON.stringify(how), () => ask(how.path, how)] as const);
  expect(await failing(named)).toEqual([]);
  expect(errorsOf(running().site)).toEqual([]);
}, 180_000);

test.each(["PUT", "DELETE", "PATCH", "TRACE", "POST", "PROPFIND", "OPTIONS"])(
  "%s of an address without a form gets 405 with the methods that it has",
  async (method) => {
    for (const path of [...withoutForms, ...disguised]) {
      const headers = { origin: "https://other.example" };
      const answered = await ask(path, { method, headers });
      expect([path, answered.status, answered.headers.allow]).toEqual([path, 405, "GET, HEAD"]);
    }
  },
);
