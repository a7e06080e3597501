import { html, raw } from "hono/html";
import type { Exchange } from "../http/exchange";
import { page, table } from "../http/page";
import type { Message } from "./messages";

const service = "Mailbox";

export function mailboxPage(c: Exchange, messages: readonly Message[]) {
  const rows = messages.map(({ id, received_at, to, subject }) => [
    received_at.slice(0, 19).replace("T", " "),
    to.join(", "),
    html`<a href="/read/${id}">${subject || "No subject"}</a>`,
  ]);
  const list = html`${table("Messages", ["Received", "To", "Subject"], rows)}
<form method="post" action="/__control/reset" class="row"><button class="plain small">Delete all</button></form>`;
  return page(c, {
    title: "Messages",
    service,
    wide: true,
    body: html`<h1>What was sent</h1>
${messages.length === 0 ? html`<p>No mail yet.</p>` : list}`,
  });
}

export function messagePage(c: Exchange, message: Message) {
  const { id, subject, from, to, received_at, text, headers, attachments } = message;
  const frame = html`<h2>As HTML</h2><iframe title="The message as HTML" src="/read/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return page(c, {
    title: subject || "No subject",
    service,
    wide: true,
    body: html`<p><a href="/">All messages</a></p><h1>${subject || "No subject"}</h1>
<dl class="sheet"><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to.join(", ")}</dd><dt>Received</dt><dd>${received_at}</dd></dl>
${message.html !== "" && frame}
<h2>As text</h2><pre class="sheet">${text}</pre>
${attachments.length > 0 && html`<h2>Attachments</h2><p>${attachments.map(({ filename }) => filename).join(", ")}</p>`}
<h2>Headers</h2><pre class="sheet">${headers.map(({ name, value }) => `${name}: ${value}`).join("\n")}</pre>
<p><a href="/messages/${id}/raw">The message as it came</a></p>`,
  });
}

const policy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The HTML of a message, with a policy against scripts and loading. Links open in a new tab. */
export function sandboxedHtml(c: Exchange, message: Message) {
  c.header("content-security-policy", policy);
  return c.html(html`<base target="_blank">${raw(message.html)}`);
}
