import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { dataPolicy } from "@/lib/delivery/content-policy";
import { prepareRequests } from "@/server/http/incoming-requests";
import { noteUnavailable, requestId } from "@/server/logging/log";
import { metrics } from "@/server/logging/metrics";

prepareRequests();
prepareRequests();

const server = createServer(async ({ headers, method }, response) => {
  await new Promise(setImmediate);
  const length = headers["content-length"];
  if (headers["x-database"] === "away") {
    noteUnavailable();
    response.statusCode = 503;
  }
  response.end(JSON.stringify({ chain: headers["x-forwarded-for"], id: requestId(), method, length }));
});
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
afterAll(() => server.close());

function arriving(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ chain: string; id: string; named: string | undefined }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: "127.0.0.1", path, headers }, (response) => {
      response
        .setEncoding("utf8")
        .on("data", (text: string) =>
          resolve({ ...JSON.parse(text), named: response.headers["x-request-id"] }),
        );
    })
      .on("error", reject)
      .end();
  });
}

test("the chain ends with the connection's own address, once", async () => {
  expect((await arriving("/")).chain).toBe("127.0.0.1");
  expect((await arriving("/", { "X-Forwarded-For": "8.8.8.8" })).chain).toBe("8.8.8.8, 127.0.0.1");
});

const sends = (lines: readonly string[]) => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.write([...lines, "Host: localhost", "Connection: close", "", ""].join("\r\n"));
  return new Promise<string>((resolve, reject) => {
    let answer = "";
    socket.on("data", (text) => {
      answer += text;
    });
    socket.on("error", reject).on("close", () => resolve(answer));
  });
};

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
  "%s without a body says so, by which the guard finds it",
  async (method) => {
    const answer = await sends([`${method} /uk HTTP/1.1`]);
    expect(answer).toContain(`"method":"${method}","length":"0"`);
    expect(await sends([`${method} /uk HTTP/1.1`, "Content-Length: 0"])).toContain('"length":"0"');
  },
);

test("answers 503 without the database are counted by part of the site, but not those to probes", async () => {
  const probes = ["/api/health", "/api/health?ready=1"];
  for (const path of [...probes, "/uk", "/api/sweep", "/console/todos"])
    await arriving(path, { "X-Database": "away" });
  const counted = async () => (await metrics().registry.metrics()).match(/^jack_unavailable_total\{.*$/gm);
  await expect
    .poll(counted)
    .toEqual(["site", "desk", "api"].map((part) => `jack_unavailable_total{part="${part}"} 1`));
});

test("TRACE, which Next cannot represent, arrives as a method that nothing responds to", async () => {
  expect(await sends(["TRACE /uk HTTP/1.1"])).toContain('"method":"PATCH"');
});

test.each(["GET", "HEAD"])("%s is left as it came", async (method) => {
  expect(await sends([`${method} /uk HTTP/1.1`])).not.toContain('"length"');
});

test("a request has one id of ours in its work and its response, whatever the client sends", async () => {
  const all = await Promise.all(["a", "b", "c"].map((name) => arriving("/", { "X-Request-Id": name })));
  for (const { id, named } of all) expect(named).toBe(id);
  expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  expect(all.map(({ id }) => id)).not.toContain("a");
});

test.each([
  ["no header", "GET / HTTP/1.1\r\nno header\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["no HTTP", "hello\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["too many headers", `GET / HTTP/1.1\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, "HTTP/1.1 431 "],
])("F39: %s is rejected with a policy, and is not cached", async (_, sent, status) => {
  await arriving("/");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.write(sent);
  let answer = "";
  for await (const text of socket) answer += text;
  expect(answer).toContain(status);
  expect(answer).toContain(`Content-Security-Policy: ${dataPolicy}\r\n`);
  expect(answer).toContain("Cache-Control: private, no-store\r\n");
});

/** What the server writes before it closes the connection. */
async function answerTo(...packets: readonly (string | Buffer)[]): Promise<string> {
  await arriving("/");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  let answer = "";
  const written = socket[Symbol.asyncIterator]();
  for (const packet of packets) {
    socket.write(packet);
    answer += (await written.next()).value ?? "";
  }
  for (let next = await written.next(); !next.done; next = await written.next()) answer += next.value;
  return answer;
}

test.each([
  ["/uk?utm_medium=é", "/uk?utm_medium=%C3%A9"],
  ["/café/日本?a=%20&b=ü", "/caf%C3%A9/%E6%97%A5%E6%9C%AC?a=%20&b=%C3%BC"],
])(
  "%s in raw bytes redirects to the same address in ASCII, also on a connection in use",
  async (sent, to) => {
    const request = `GET ${sent} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const answers = [
      await answerTo(request),
      await answerTo("GET /uk HTTP/1.1\r\nHost: localhost\r\n\r\n", request),
    ];
    for (const answer of answers) {
      expect(answer).toMatch(/HTTP\/1\.1 308 Permanent Redirect\r\n/);
      expect(answer).toContain(`Location: ${to}\r\n`);
      expect(answer).toContain(`Content-Security-Policy: ${dataPolicy}\r\n`);
    }
  },
);

test.each(["//evil.example/é", "/\\evil.example/é", "http://evil.example/é", "/é\u007F", "/a b/é"])(
  "%s in raw bytes leads nowhere",
  async (address) => {
    const answer = await answerTo(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(answer).not.toContain("Location");
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test("F35: the first request sets the server's header and request timeouts", async () => {
  await arriving("/");
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
});
