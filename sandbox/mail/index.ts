import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { readScript } from "../http/control";
import type { Env, Exchange } from "../http/exchange";
import { matches } from "../http/scripts";
import { serve } from "../http/serve";
import { openStore, type Store } from "../store";
import { type Message, message, raw, readMessage } from "./messages";
import { mailboxPage, messagePage, sandboxedHtml } from "./page";
import { listenSmtp, newRefusals, type Refusals, refusalScript } from "./smtp";

export type MailSettings = {
  readonly pagePort: number;
  readonly smtpPort: number;
  /** The folder of the messages; null keeps them in memory. */
  readonly folder: string | null;
};

const tables = { messages: message, raws: raw };
type Mailbox = Store<typeof tables>;

/** Starts a mail server that delivers nothing, and a page that shows the messages it has received. */
export async function startMail({ pagePort, smtpPort, folder }: MailSettings) {
  const refusals = newRefusals();
  let mailbox: Mailbox;
  const { port, url, stop } = await serve("Mailbox page", pagePort, () => {
    mailbox = openStore(folder, tables);
    return {
      app: pages(mailbox),
      control: refusalControl(refusals),
      reset() {
        refusals.clear();
        return mailbox.clear();
      },
      outage: (status) => Response.json({ error: "outage" }, { status }),
    };
  });
  try {
    const smtp = await listenSmtp(smtpPort, refusals, (envelope, bytes) => keep(mailbox, envelope, bytes));
    return { pagePort: port, smtpPort: smtp.port, url, stop: () => smtp.close().then(stop) };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

async function keep(mailbox: Mailbox, envelope: Message["envelope"], bytes: Buffer) {
  const id = `${Date.now()}-${randomBytes(4).toString("hex")}`;
  const read = await readMessage(bytes);
  mailbox.put("messages", { id, received_at: new Date().toISOString(), envelope, ...read });
  mailbox.put("raws", { id, bytes: bytes.toString("latin1") });
  await mailbox.saved();
}

function pages(mailbox: Mailbox): Hono<Env> {
  const app = new Hono<Env>();
  const newestFirst = () => mailbox.all("messages").reverse();
  app.get("/", (c) => mailboxPage(c, newestFirst()));
  app.get("/messages", (c) => c.json({ messages: newestFirst().filter(matching(c.req.query())) }));
  app.get("/messages/:id", (c) => c.json(found(c)));
  app.get("/messages/:id/raw", (c) => {
    const bytes = mailbox.get("raws", found(c).id)?.bytes ?? "";
    return c.body(Uint8Array.from(Buffer.from(bytes, "latin1")), 200, {
      "content-type": "text/plain; charset=utf-8",
    });
  });
  app.get("/read/:id", (c) => messagePage(c, found(c)));
  app.get("/read/:id/html", (c) => sandboxedHtml(c, found(c)));
  return app;

  function found(c: Exchange): Message {
    const message = mailbox.get("messages", c.req.param("id") ?? "");
    if (message) return message;
    throw new HTTPException(404, { res: c.json({ error: "No such message" }, 404) });
  }
}

function refusalControl(refusals: Refusals): Hono<Env> {
  const app = new Hono<Env>();
  app.post("/smtp", async (c) => c.json(refusals.add(await readScript(c, refusalScript)), 201));
  app.delete("/smtp", (c) => {
    refusals.clear();
    return c.body(null, 204);
  });
  return app;
}

/** Whether a message matches the filters of the list, in which `*` stands for any characters. */
function matching({ to = "*", subject = "*" }: Readonly<Record<string, string>>) {
  return (message: Message) =>
    message.envelope.to.some((address) => matches(to.toLowerCase(), address.toLowerCase())) &&
    matches(subject, message.subject);
}
