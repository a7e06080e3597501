import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sendEmail } from "@/server/mail/send-email";
import { freePort } from "@/tests/support/process/ports";

vi.mock("@/server/deadlines", async (original) => {
  const deadlines = await original<typeof import("@/server/deadlines")>();
  return { ...deadlines, timeoutMs: { ...deadlines.timeoutMs, sendMail: 500 } };
});

const email = { locale: "en-GB", subject: "Hello", heading: "Hello", blocks: [], footer: "Jack" } as const;
const send = () => sendEmail({ email, to: { address: "ann@fenwick.example", name: "Ann" } }, "key");

describe("a connection to the mail server", () => {
  let port = 0;
  let close = async () => {};
  beforeAll(async () => {
    port = await freePort();
    process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  });
  afterEach(() => close());

  it("serves the mails of a burst", async () => {
    const { seen } = await startServer();
    for (const _ of [1, 2, 3]) await send();
    expect(seen).toEqual({ connections: 1, messages: 3 });
  });

  it("is replaced when the mail server has restarted, at the first try", async () => {
    await startServer();
    await send();
    await close();
    const { seen } = await startServer();
    await send();
    expect(seen).toEqual({ connections: 1, messages: 1 });
  });

  it("is replaced when the mail server ends it at the next mail", async () => {
    const { seen, sockets } = await startServer();
    await send();
    const next = send();
    for (const socket of sockets) socket.destroy();
    await next;
    expect(seen).toEqual({ connections: 2, messages: 2 });
  });

  it("holds no mail longer than its deadline, however slowly the mail server answers", async () => {
    await startTricklingServer();
    const stuck = await Promise.allSettled(Array.from({ length: 8 }, send));
    expect(stuck.map((one) => one.status === "rejected" && one.reason.code)).toEqual(
      Array.from({ length: 8 }, () => "EABORT"),
    );
    await close();
    const { seen } = await startServer();
    await send();
    expect(seen).toEqual({ connections: 1, messages: 1 });
  });

  /** Starts a mail server that counts its connections and messages. */
  async function startServer() {
    const seen = { connections: 0, messages: 0 };
    const sockets = new Set<Socket>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      closeTimeout: 1,
      onConnect(_, done) {
        seen.connections += 1;
        done();
      },
      onData(stream, _, done) {
        stream.resume().on("end", () => {
          seen.messages += 1;
          done();
        });
      },
    });
    server.on("error", () => undefined); // Of connections that it closes
    server.server.on("connection", (socket: Socket) => sockets.add(socket));
    await once(server.listen(port, "127.0.0.1"), "listening");
    close = () => new Promise((closed) => server.close(closed));
    return { seen, sockets };
  }

  /** Starts a mail server whose greeting never ends: no silence is long enough for a socket's timeout. */
  async function startTricklingServer() {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on("error", () => undefined));
      const trickle = setInterval(() => socket.write("220-wait\r\n"), 50);
      socket.on("close", () => clearInterval(trickle));
    });
    await once(server.listen(port, "127.0.0.1"), "listening");
    close = async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    };
  }
});
