import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { bound } from "../wire/server";
import type { Message } from "./messages";
import type { Refusal, Refusals } from "./refusals";

const largestMessage = 10_485_760;

type Keep = (envelope: Message["envelope"], raw: Buffer) => unknown;
type Done = (error?: Error | null) => void;

/** Takes mail in on the loopback address: any sender, any recipient, with or without a password, no TLS. */
export async function listenSmtp(port: number, keep: Keep, refusals: Refusals) {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    name: "sandbox",
    banner: "Sandbox mail sink",
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    size: largestMessage,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: "sandbox" }),
    onConnect: (session, done) => unlessRefused(refusals.take("connect"), session, done),
    onMailFrom: (_address, session, done) => unlessRefused(refusals.take("sender"), session, done),
    onRcptTo: ({ address }, session, done) =>
      unlessRefused(refusals.take("recipient", [address]), session, done),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (stream.sizeExceeded) return done(refused(552, "Message is too large"));
        takeIn(session, Buffer.concat(chunks), done).catch(() => done(refused(451, "Could not be kept")));
      });
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    const remote = socket.remotePort ?? 0;
    sockets.set(remote, socket);
    socket.on("close", () => sockets.delete(remote));
  });
  await bound(server.server, "Mail sink", port, () => server.listen(port, "127.0.0.1"));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };

  async function takeIn(session: SMTPServerSession, raw: Buffer, done: Done) {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const refusal = refusals.take("data", to);
    if (refusal && refusal.kind !== "lost_answer") return unlessRefused(refusal, session, done);
    const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
    await keep({ from, to }, raw);
    unlessRefused(refusal, session, done);
  }

  function unlessRefused(refusal: Refusal | undefined, session: SMTPServerSession, done: Done) {
    switch (refusal?.kind) {
      case undefined:
        return done();
      case "refuse":
        return done(refused(refusal.stage === "connect" ? 554 : 550, "Refused by the sandbox"));
      case "later":
        return done(refused(refusal.stage === "connect" ? 421 : 451, "Try again later, says the sandbox"));
      case "hang":
        return undefined;
      default:
        sockets.get(session.remotePort)?.resetAndDestroy();
    }
  }
}

function refused(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
