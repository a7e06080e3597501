import { request } from "node:http";
import { beforeAll, describe, expect, it, test } from "vitest";
import { dataPolicy } from "@/lib/delivery/content-policy";
import { limits } from "@/lib/sign-up/rules/limits";
import { repeated } from "@/tests/support/counts";
import { siteForTests } from "@/tests/support/site/running-site";
import { answersIn, walkTo } from "@/tests/support/site/sign-up";
import { filledIn, openVisitor, type Typed } from "@/tests/support/site/visitor";
import { secondsOf } from "@/tests/support/time";

const running = siteForTests("postgresql", { TRUSTED_PROXIES: "1" });

const posts = 20;
const rounds = repeated("FLOOD_ROUNDS", { few: 1, many: 20 });
const boundary = "x";
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fields = (count: number, name: (i: number) => string, value = "") =>
  Array.from({ length: count }, (_, i) => field(name(i), value)).join("");

/** Fields of the first step's form, so that a post with more fields reaches its action. */
let own: string;
beforeAll(async () => {
  const page = await openVisitor(running().site.url).open(address);
  own = [...filledIn(page, {})].map(([name, value]) => field(name, String(value))).join("");
});
const address = "/uk/get-started/plan";

type Answered = { status: number; headers: Record<string, unknown>; text: string };

/** `inChunks` omits the length. */
function post(body: Buffer, { headers = {}, inChunks = false } = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${running().site.url}${address}`,
      {
        method: "POST",
        agent: false,
        headers: {
          "content-type": `multipart/form-data; boundary=${boundary}`,
          "sec-fetch-site": "same-origin",
          ...(inChunks ? { "transfer-encoding": "chunked" } : { "content-length": body.length }),
          ...headers,
        },
      },
      async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

describe(`F37: ${posts} forms at once, ${rounds} times`, () => {
  const name = (i: number) => i.toString(36);
  test.each([
    ["of 74,000 empty fields", fields(74_000, name), {}, 413],
    ["of 74,000 empty fields in chunks", fields(74_000, name), { inChunks: true }, 413],
    ["of as many empty fields as fit", fields(4_400, name), { inChunks: true }, 413],
    ["of one field named 4,400 times", fields(4_400, () => "businessName"), {}, 413],
    ["of 4,400 actions", fields(4_400, () => "$ACTION_REF_1"), {}, 413],
    [
      "that are called with 4,400 fields",
      fields(4_400, name),
      { headers: { "next-action": "7".repeat(42) } },
      413,
    ],
    ["of names of 1,000 letters", fields(150, (i) => `${i}`.padEnd(1_000, "n")), {}, 400],
    [
      "in the encoding of links",
      "f=&".repeat(74_000),
      { headers: { "content-type": "application/x-www-form-urlencoded" } },
      415,
    ],
  ])(
    "%s are refused, and /uk is answered within a second",
    async (_, body, how, status) => {
      const sent = Buffer.from(`${own}${body}--${boundary}--\r\n`);
      for (let round = 0; round < rounds; round += 1) await flood(() => post(sent, how), status);
    },
    120_000,
  );
});

async function flood(send: () => Promise<Answered>, status: number): Promise<void> {
  const answers = Promise.all(Array.from({ length: posts }, send));
  let over = false;
  void answers.finally(() => {
    over = true;
  });
  let longest = 0;
  do {
    const { url, processId } = running().site;
    const asks = async () => expect((await fetch(`${url}/uk`)).status).toBe(200);
    longest = Math.max(longest, await secondsOf(asks, processId()));
  } while (!over);
  expect(longest).toBeLessThan(1);
  for (const answer of await answers) {
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-security-policy": dataPolicy,
      "cache-control": "private, no-store",
    });
  }
}

it("F37: accepts the largest form a person can fill in, without JavaScript and again after an error", async () => {
  const visitor = openVisitor(running().site.url);
  const page = await walkTo(visitor, "uk", "business");
  const letters = (count: number) => "屋".repeat(count);
  const typed: Typed = {
    ...answersIn("uk").business,
    businessName: letters(limits.businessName),
    "registeredAddress.addressLine1": letters(limits.addressLine),
    "registeredAddress.addressLine2": letters(limits.addressLine),
    "registeredAddress.locality": letters(limits.locality),
    ...Object.fromEntries(
      Array.from({ length: limits.directors }, (_, i) => [
        [`directors.${i}.name`, letters(limits.directorName)],
        [`directors.${i}.officer_role`, letters(limits.officerRole)],
        [`directors.${i}.appointed_on`, letters(limits.appointedOn)],
      ]).flat(),
    ),
  };
  const refused = await visitor.press(page, { typed: { ...typed, companiesHouseNumber: "1" } });
  expect(refused.document.getElementById("companiesHouseNumber-error")?.text).toContain("must be exactly 8");
  const saved = await visitor.press(refused, { typed });
  expect(saved.address).toBe("/uk/get-started/contact");
});

it("F37: rate-limits only a network that posts endlessly, with a message and a policy", async () => {
  const body = Buffer.from(`${field("businessName", "")}--${boundary}--\r\n`);
  const from = (address: string) => post(body, { headers: { "x-forwarded-for": address } });
  const answers = [];
  for (let n = 0; n < 80; n += 1) answers.push(await from("203.0.113.7"));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, text } of refused) {
    expect(headers).toMatchObject({
      "content-type": "text/plain;charset=UTF-8",
      "content-security-policy": dataPolicy,
      "cache-control": "private, no-store",
      "retry-after": "1",
    });
    expect(text).toContain("wait a minute and try again");
  }
  expect((await from("203.0.113.8")).status).toBe(400);
  expect((await from("2001:db8:1:2::1")).status).toBe(400);
});
