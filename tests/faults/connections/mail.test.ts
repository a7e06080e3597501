import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import type { Certificate } from "@/tests/support/process/certificate";
import { callFromProcess, certificate } from "./listeners";

/** A mail server on another machine; records what it receives. */
async function startMailServer(tls: Certificate | null) {
  const said: string[] = [];
  const server = new SMTPServer({
    ...(tls ? { cert: tls.cert, key: tls.key } : { disabledCommands: ["STARTTLS"] }),
    allowInsecureAuth: true,
    onAuth({ username }, { secure }, done) {
      said.push(`${secure ? "secure" : "plain"} login of ${username}`);
      done(null, { user: username });
    },
    onData(stream, { secure }, done) {
      said.push(`${secure ? "secure" : "plain"} mail`);
      stream.resume().once("end", () => done());
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.2", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://jack:secret@127.0.0.2:${port}`, said };
}

test("F46: mail to another machine is sent over TLS only", async () => {
  const trusted = await certificate({ ip: "127.0.0.2" });
  const server = await startMailServer(trusted);
  expect(await callFromProcess("mail", { SMTP_URL: server.url }, trusted)).toBeNull();
  expect(server.said).toEqual(["secure login of jack", "secure mail"]);
});

test("F46: a mail server without TLS receives neither password nor mail", async () => {
  const server = await startMailServer(null);
  expect(await callFromProcess("mail", { SMTP_URL: server.url })).toMatchObject({
    error: expect.stringContaining("STARTTLS"),
  });
  expect(server.said).toEqual([]);
});

test("F46: a mail server with another host's certificate receives neither", async () => {
  const shown = await certificate({ host: "other.example" });
  const server = await startMailServer(shown);
  expect(await callFromProcess("mail", { SMTP_URL: server.url }, shown)).toHaveProperty("error");
  expect(server.said).toEqual([]);
});
