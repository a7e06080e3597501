import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeAll, expect, it } from "vitest";
import { sendEmail } from "@/server/mail/send-email";
import { freePort } from "@/tests/support/process/ports";
import { until } from "@/tests/support/time";

const email = { locale: "en-GB", subject: "Hello", heading: "Hello", blocks: [], footer: "Jack" } as const;
const send = () => sendEmail({ email, to: { address: "ann@fenwick.example", name: "Ann" } }, "key");

let port = 0;
let close = async () => {};
beforeAll(async () => {
  port = await freePort();
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
});
afterEach(() => close());

/** Starts a mail server that counts its connections and messages. */
async function startServer() {
  const seen = { connections: 0, messages: 0 };
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
  await once(server.listen(port, "127.0.0.1"), "listening");
  close = () => new Promise((closed) => server.close(closed));
  return seen;
}

it("serves the mails of a burst", async () => {
  const seen = await startServer();
  for (const _ of [1, 2, 3]) await send();
  expect(seen).toEqual({ connections: 1, messages: 3 });
});

it("is opened again after the mail server has restarted", async () => {
  await startServer();
  await sent();
  await close();
  const seen = await startServer();
  await sent();
  expect(seen).toEqual({ connections: 1, messages: 1 });
});

/** Tries again, as the outbox does: a mail may meet a connection whose end is not known yet. */
function sent() {
  return until(() =>
    send().then(
      () => true,
      () => false,
    ),
  );
}
