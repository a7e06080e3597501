import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Exchange } from "./exchange";

/** The result of Hono's `html`, which escapes its values. */
export type Markup = ReturnType<typeof html>;

const style = `
:root{color-scheme:light dark;--paper:#fbfaf6;--sheet:#fff;--ink:#1b1d1a;--soft:#5b605a;--edge:#7c8379;--rule:#dcdcd3;--accent:#1c5f43;--bad:#a3231b;--tag:#8a5a00}
@media (prefers-color-scheme:dark){:root{--paper:#151715;--sheet:#1e211e;--ink:#eceee8;--soft:#a9b0a6;--edge:#868d83;--rule:#333832;--accent:#7fcca6;--bad:#ff9c92;--tag:#f0c26a}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main,footer{max-width:44rem;margin:0 auto;padding:1rem}main.wide,.wide header{max-width:76rem}
header{display:flex;gap:.75rem;align-items:baseline;flex-wrap:wrap}header b{font-size:1.05rem}
.tag{border:1px solid var(--tag);color:var(--tag);padding:0 .5rem;border-radius:3px;font-size:.85rem;font-weight:600}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0 1rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
.sheet{background:var(--sheet);border:1px solid var(--rule);padding:1.25rem}.soft,footer{color:var(--soft);font-size:.9rem}
fieldset{border:0;padding:0;margin:0 0 1.25rem}main>form:not(.row){margin-top:1.5rem}legend{font-weight:600;padding:0;margin:1.5rem 0 .25rem}.pairs>div{margin-bottom:.75rem}@media (min-width:40rem){.pairs{display:grid;align-items:end;grid-template-columns:1fr 1fr;gap:0 1.5rem}.pairs legend{grid-column:1/-1}}
label{display:block;font-size:.9rem;margin-bottom:.2rem}p.bad{margin:0 0 .2rem;font-size:.9rem}.problem ul{margin:.25rem 0 0;padding-left:1.25rem}.problem a{color:var(--bad)}input,select,textarea{font:inherit;color:inherit;width:100%;background:var(--paper);border:1px solid var(--edge);border-radius:3px;padding:.5rem .6rem;min-height:2.75rem}
button,.button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.1rem;border-radius:3px;border:1px solid var(--ink);background:var(--ink);color:var(--paper);cursor:pointer;text-decoration:none;display:inline-block}
select{width:auto}fieldset select{width:100%}button.plain,.button.plain{background:transparent;color:var(--ink)}button.small{min-height:2rem;padding:.15rem .6rem;font-size:.85rem;font-weight:400}
.row{display:flex;gap:.75rem;align-items:center;flex-wrap:wrap;margin-top:1.25rem}.bad{color:var(--bad)}.problem{border:2px solid var(--bad);padding:.75rem 1rem;margin-bottom:1rem}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-bottom:1px solid var(--rule)}th{color:var(--soft);font-weight:400}
code{font:.85em ui-monospace,monospace;overflow-wrap:anywhere}pre{overflow:auto;font:.85rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
iframe{width:100%;height:36rem;border:1px solid var(--rule);background:#fff}form.inline{display:inline-flex;gap:.4rem;align-items:center;flex-wrap:wrap}form.inline input,form.inline select{width:auto;min-height:2rem;padding:.15rem .4rem}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}`;

type Page = {
  readonly language?: string;
  readonly title: string;
  readonly service: string;
  readonly body: Markup;
  readonly status?: ContentfulStatusCode;
  readonly wide?: boolean;
};

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'";

const english = (service: string) =>
  `A stand-in for ${service} on this machine. Nothing here reaches a bank or another person.`;
/** The same in other languages. */
const notes: Readonly<Record<string, typeof english>> = {
  fr: (service) =>
    `Une imitation de ${service} sur cet ordinateur. Rien de ce qui est fait ici n’atteint une banque ni une autre personne.`,
};

/** Answers with a page that is labelled as sandbox, has no scripts and loads nothing. */
export function page(
  c: Exchange,
  { language = "en", title, service, body, status = 200, wide = false }: Page,
) {
  c.header("content-security-policy", policy);
  c.header("referrer-policy", "no-referrer");
  const width = wide && raw(' class="wide"');
  return c.html(
    html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} – ${service} sandbox</title><style>${raw(style)}</style></head>
<body${width}><header><b>${service}</b><span class="tag">Sandbox</span></header>
<main${width}>${body}</main>
<footer>${(notes[language] ?? english)(service)}</footer></body></html>`,
    status,
  );
}

/** A table that scrolls sideways if it is too wide for the screen. */
export function table(label: string, heads: readonly string[], rows: readonly unknown[][]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}
