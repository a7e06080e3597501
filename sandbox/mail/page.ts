import type { Reply } from "../wire/exchange";
import { html, page } from "../wire/page";
import type { Message } from "./messages";

const service = "Mailbox";

export function mailboxPage(messages: readonly Message[]): Reply {
  return page({
    title: "Messages",
    service,
    wide: true,
    body: html`<h1>What was sent</h1>
${
  messages.length === 0
    ? html`<p>No mail yet.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Messages"><table>
<thead><tr><th scope="col">Received</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${messages.map(
        ({ id, received_at, to, subject }) =>
          html`<tr><td>${received_at.slice(0, 19).replace("T", " ")}</td><td>${to.join(", ")}</td><td><a href="/read/${id}">${subject || "No subject"}</a></td></tr>`,
      )}</tbody></table></div>
<form method="post" action="/__control/reset" class="row"><button class="plain small">Delete all</button></form>`
}`,
  });
}

export function messagePage(message: Message): Reply {
  const { id, subject, from, to, received_at, text, html: markup, headers, attachments } = message;
  return page({
    title: subject || "No subject",
    service,
    wide: true,
    body: html`<p><a href="/">All messages</a></p><h1>${subject || "No subject"}</h1>
<dl class="sheet"><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to.join(", ")}</dd><dt>Received</dt><dd>${received_at}</dd></dl>
${markup !== "" && html`<h2>As HTML</h2><iframe title="The message as HTML" src="/read/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<h2>As text</h2><pre class="sheet">${text}</pre>
${attachments.length > 0 && html`<h2>Attachments</h2><ul>${attachments.map(({ filename, type, size }) => html`<li>${filename} (${type}, ${size} bytes)</li>`)}</ul>`}
<h2>Headers</h2><pre class="sheet">${headers.map(({ name, value }) => `${name}: ${value}`).join("\n")}</pre>
<p><a href="/messages/${id}/raw">The message as it came</a></p>`,
  });
}

/** The message's own markup, caged: no scripts, nothing fetched; links open beside the mailbox. */
export function cagedHtml({ html: markup }: Message): Reply {
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
    body: `<base target="_blank">${markup}`,
  };
}
