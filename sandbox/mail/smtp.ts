import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { z } from "zod";
import { newScripts, times } from "../http/scripts";
import { listening } from "../http/serve";
import type { Message } from "./messages";

/** A scripted fault of the mail server. */
export const refusalScript = z.strictObject({
  kind: z.enum(["refuse", "later", "hang", "reset", "lost_answer"]),
  stage: z.enum(["connect", "sender", "recipient", "data"]).default("data"),
  /** Applies only to recipients whose address contains this. */
  recipient: z.string().default(""),
  times,
});

type Refusal = z.output<typeof refusalScript>;
type SmtpCallback = (error?: Error | null) => void;

export type Refusals = ReturnType<typeof newRefusals>;
export const newRefusals = newScripts<Refusal>;

/** Receives mail on 127.0.0.1 from any sender to any recipient, with or without a password, without TLS. */
export async function listenSmtp(
  port: number,
  refusals: Refusals,
  keep: (envelope: Message["envelope"], raw: Buffer) => Promise<void>,
) {
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    name: "sandbox",
    banner: "Sandbox mail server",
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    size: 10_485_760,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: "sandbox" }),
    onConnect: (session, done) => answer(due("connect"), session, done),
    onMailFrom: (_address, session, done) => answer(due("sender"), session, done),
    onRcptTo: ({ address }, session, done) => answer(due("recipient", [address]), session, done),
    async onData(stream, session, done) {
      const message = await buffer(stream);
      if (stream.sizeExceeded) return done(refused(552, "Message is too large"));
      await receive(session, message, done).catch(() => done(refused(451, "Not saved")));
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    const remote = socket.remotePort ?? 0;
    sockets.set(remote, socket);
    socket.on("close", () => sockets.delete(remote));
  });
  const taken = await listening(server.server, "Mail server", port);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets.values()) socket.destroy();
    });
  return { port: taken, close };

  function due(stage: Refusal["stage"], recipients: readonly string[] = []): Refusal | undefined {
    const isMeant = ({ recipient }: Refusal) =>
      recipient === "" || recipients.some((address) => address.includes(recipient));
    return refusals.take((refusal) => refusal.stage === stage && isMeant(refusal));
  }

  async function receive(session: SMTPServerSession, raw: Buffer, done: SmtpCallback) {
    const { mailFrom, rcptTo } = session.envelope;
    const to = rcptTo.map(({ address }) => address);
    const refusal = due("data", to);
    if (!refusal || refusal.kind === "lost_answer")
      await keep({ from: mailFrom ? mailFrom.address : "", to }, raw);
    answer(refusal, session, done);
  }

  function answer(refusal: Refusal | undefined, session: SMTPServerSession, done: SmtpCallback) {
    const isConnecting = refusal?.stage === "connect";
    switch (refusal?.kind) {
      case undefined:
        return done();
      case "refuse":
        return done(refused(isConnecting ? 554 : 550, "Refused by the sandbox"));
      case "later":
        return done(refused(isConnecting ? 421 : 451, "Try again later"));
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
