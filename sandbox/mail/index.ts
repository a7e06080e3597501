import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { readScript } from "../http/control";
import type { Env, Exchange } from "../http/exchange";
import { matches } from "../http/scripts";
import { serve } from "../http/serve";
import { type Message, type Messages, openMessages } from "./messages";
import { mailboxPage, messagePage, sandboxedHtml } from "./page";
import { listenSmtp, openRefusals, type Refusals, refusalScript } from "./smtp";

export type MailSettings = {
  readonly pagePort: number;
  readonly smtpPort: number;
  /** The folder of the messages; null keeps them in memory. */
  readonly folder: string | null;
};

/** Starts a mail server that delivers nothing, and a page that shows the messages it has received. */
export async function startMail({ pagePort, smtpPort, folder }: MailSettings) {
  let messages: Messages | undefined;
  const refusals = openRefusals();
  const { port, url, close } = await serve("Mailbox page", pagePort, () => {
    const opened = openMessages(folder);
    messages = opened;
    return {
      app: mailbox(opened),
      control: refusalControl(refusals),
      reset() {
        refusals.clear();
        return opened.clear();
      },
      outage: (status) => Response.json({ error: "outage" }, { status }),
    };
  });
  try {
    const smtp = await listenSmtp(smtpPort, refusals, async (...mail) => messages?.add(...mail));
    const stop = async () => {
      await smtp.close();
      await close();
    };
    return { pagePort: port, smtpPort: smtp.port, url, stop };
  } catch (cause) {
    await close();
    throw cause;
  }
}

function mailbox(messages: Messages): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", (c) => mailboxPage(c, messages.all()));
  app.get("/messages", (c) => {
    const { to = "*", subject = "*" } = c.req.query();
    return c.json({ messages: messages.all().filter((message) => isWanted(message, to, subject)) });
  });
  app.get("/messages/:id", (c) => c.json(found(c)));
  app.get("/messages/:id/raw", (c) => {
    c.header("content-type", "text/plain; charset=utf-8");
    return c.body(messages.raw(found(c).id));
  });
  app.get("/read/:id", (c) => messagePage(c, found(c)));
  app.get("/read/:id/html", (c) => sandboxedHtml(c, found(c)));
  return app;

  function found(c: Exchange): Message {
    const message = messages.get(c.req.param("id") ?? "");
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
function isWanted({ envelope, subject }: Message, wantedTo: string, wantedSubject: string): boolean {
  const isTo = envelope.to.some((address) => matches(wantedTo.toLowerCase(), address.toLowerCase()));
  return isTo && matches(wantedSubject, subject);
}
