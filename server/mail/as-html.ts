import "server-only";
import { productName } from "@/lib/site";
import type { Block, Email } from "./email";

/** For `style` attributes, since mail programs ignore style sheets and CSS variables. */
const styles = {
  page: "margin:0;padding:24px 12px;background:#fafbf8;color:#14201a;font:16px/1.55 'Hanken Grotesk',Arial,sans-serif",
  sheet:
    "max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #d6ded6;border-left:3px double #9fcdb4",
  inside: "padding:28px 32px",
  name: "margin:0 0 24px;font:600 20px/1.2 Besley,Georgia,serif",
  h1: "margin:0 0 16px;font:600 28px/1.2 Besley,Georgia,serif",
  h2: "margin:28px 0 8px;font:600 18px/1.3 Besley,Georgia,serif",
  p: "margin:0 0 14px",
  table: "width:100%;border-collapse:collapse;margin:0 0 16px;border-top:1px solid #14201a",
  th: "width:34%;padding:8px 16px 8px 0;border-bottom:1px solid #d6ded6;text-align:left;vertical-align:top;font-weight:400;color:#45524b",
  td: "padding:8px 0;border-bottom:1px solid #d6ded6;text-align:left;vertical-align:top;font-variant-numeric:tabular-nums;overflow-wrap:anywhere",
  ul: "margin:0 0 16px;padding:0 0 0 20px",
  li: "margin:0 0 8px",
  button:
    "display:inline-block;padding:12px 20px;border-radius:3px;background:#14201a;color:#fafbf8;text-decoration:none",
  link: "color:#0d5a3c",
  footer: "margin:0;padding:16px 32px;background:#0d3b2a;color:#bad0c2;font-size:13px",
} as const;

export function asHtml({ locale, subject, heading, blocks, footer }: Email): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="${styles.page}"><div style="${styles.sheet}"><div style="${styles.inside}">
<p style="${styles.name}">${escaped(productName)}</p>
<h1 style="${styles.h1}">${escaped(heading)}</h1>
${blocks.map(htmlOf).join("\n")}
</div><p style="${styles.footer}">${escaped(footer)}</p></div></body></html>
`;
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h2 style="${styles.h2}">${escaped(block.text)}</h2>`;
    case "rows":
      return `<table style="${styles.table}">${block.rows.map(rowOf).join("")}</table>`;
    case "points":
      return `<ul style="${styles.ul}">${block.points.map((point) => `<li style="${styles.li}">${escaped(point)}</li>`).join("")}</ul>`;
    case "button":
      return `<p style="${styles.p}"><a style="${styles.button}" href="${escaped(block.href)}">${escaped(block.label)}</a></p>`;
    case "link":
      return `<p style="${styles.p}"><a style="${styles.link}" href="${escaped(block.href)}">${escaped(block.label)}</a></p>`;
    default:
      return `<p style="${styles.p}">${escaped(block.text)}</p>`;
  }
}

function rowOf([label, value]: readonly [string, string]): string {
  return `<tr><th scope="row" style="${styles.th}">${escaped(label)}</th><td style="${styles.td}">${escaped(value)}</td></tr>`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
