import { controlPath, scripted } from "../wire/control";
import { type Asked, json, nothing, type Reply } from "../wire/exchange";
import { pathMatches } from "../wire/faults";
import { serve } from "../wire/serve";
import { type Messages, openMessages } from "./messages";
import { cagedHtml, mailboxPage, messagePage } from "./page";
import { openRefusals, type Refusals, refusalScript } from "./refusals";
import { listenSmtp } from "./smtp";

export type MailSettings = {
  readonly pagePort: number;
  readonly smtpPort: number;
  /** A folder of this twin's own. */
  readonly folder: string;
};

/** Starts the mail sink and the page to read what it took in. */
export async function startMail({ pagePort, smtpPort, folder }: MailSettings) {
  let messages: Messages | undefined;
  const refusals = openRefusals();
  const listening = await serve("Mailbox page", pagePort, () => {
    const opened = openMessages(folder);
    messages = opened;
    return {
      failure: (status) => json(status, { error: "outage" }),
      reset() {
        opened.clear();
        refusals.clear();
      },
      control: (asked) => answerControl(refusals, asked),
      answer: (asked) => answered(opened, asked),
    };
  });
  const stopPage = async () => {
    await listening.close();
    messages?.close();
  };
  try {
    const smtp = await listenSmtp(smtpPort, (envelope, raw) => messages?.add(envelope, raw), refusals);
    return {
      pagePort: listening.port,
      smtpPort: smtp.port,
      url: listening.url,
      async stop() {
        await smtp.close();
        await stopPage();
      },
    };
  } catch (cause) {
    await stopPage();
    throw cause;
  }
}

function answerControl(refusals: Refusals, asked: Asked): Reply | undefined {
  if (asked.path !== `${controlPath}/smtp`) return undefined;
  if (asked.method === "GET") return json(200, { refusals: refusals.list() });
  if (asked.method === "DELETE") {
    refusals.clear();
    return nothing();
  }
  return scripted(asked, refusalScript, (script) => {
    refusals.add(script);
    return json(201, script);
  });
}

function answered(messages: Messages, { method, path, query }: Asked): Reply {
  if (path === "/") return mailboxPage(messages.all());
  const [, subject, id = "", part] = path.split("/");
  if (path === "/messages" && method === "DELETE") {
    messages.clear();
    return nothing();
  }
  if (path === "/messages")
    return json(200, { messages: messages.all().filter((one) => isWanted(one, query)) });
  const message = messages.get(id);
  if (!message) return json(404, { error: "No such message" });
  if (subject === "read") return part === "html" ? cagedHtml(message) : messagePage(message);
  if (part === "raw")
    return {
      status: 200,
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: messages.raw(id) ?? "",
    };
  return json(200, message);
}

/** Filters of the list: `to` and `subject`, with `*` for any characters. */
function isWanted(
  { envelope, subject }: { envelope: { to: string[] }; subject: string },
  query: URLSearchParams,
) {
  const to = query.get("to");
  return (
    (to === null || envelope.to.some((address) => pathMatches(to.toLowerCase(), address.toLowerCase()))) &&
    pathMatches(query.get("subject") ?? "*", subject)
  );
}
