import "server-only";
import { words } from "@/i18n/words";
import { productName } from "@/lib/site";
import type { Block, Email, MailRow } from "./email";
import rendered from "./layout/rendered.json";

/** The text part of an e-mail, of the same blocks as its HTML. */
export function asText({ locale, heading, blocks, footer }: Email): string {
  const t = words(locale, "mail");
  const labelled = (label: string, value: string) => t("labelled", { label, value });
  return `${[heading, ...blocks.map((block) => textOf(block, labelled)), `-- \n${footer}`].join("\n\n")}\n`;
}

/** The HTML part: the layout that React Email rendered in advance, filled in (docs/decisions/0146). */
export function asHtml({ locale, subject, heading, blocks, footer }: Email): string {
  const first = blocks.find(({ kind }) => kind === "lead");
  return fill("document", {
    lang: locale,
    subject,
    preview: first?.kind === "lead" ? first.text : heading,
    product: productName,
    heading,
    content: html(blocks.map(htmlOf)),
    footer: lines(footer),
  });
}

function textOf(block: Block, labelled: (label: string, value: string) => string): string {
  switch (block.kind) {
    case "lead":
    case "text":
    case "strong":
      return block.text;
    case "heading":
      return `${block.text}\n${"-".repeat([...block.text].length)}`;
    case "rows":
      return block.rows
        .map(([label, value, href]) =>
          labelled(label, href?.startsWith("http") ? `${value}, ${href}` : value),
        )
        .join("\n");
    case "points":
      return block.points.map((point) => `- ${point}`).join("\n");
    case "button":
    case "link":
      return labelled(block.label, block.href);
  }
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "lead":
    case "text":
      return fill("text", { text: lines(block.text) });
    case "strong":
    case "heading":
      return fill(block.kind, { text: block.text });
    case "rows":
      return fill("rows", { rows: html(block.rows.map(rowOf)) });
    case "points":
      return fill("points", { points: html(block.points.map((text) => fill("point", { text }))) });
    case "button":
    case "link":
      return fill(block.kind, { href: block.href, label: block.label });
  }
}

function rowOf([label, value, href]: MailRow): string {
  return fill("row", {
    label,
    value: href === undefined ? value : html([fill("rowLink", { href, label: value })]),
  });
}

type Html = { readonly html: string };

function lines(text: string): Html {
  return html(text.split("\n").map(escaped), "<br/>");
}

function html(parts: readonly string[], between = ""): Html {
  return { html: parts.join(between) };
}

/** Replaces each placeholder of a part once, with the escaped text or with HTML of other parts. */
function fill(part: keyof typeof rendered, values: Readonly<Record<string, string | Html>>): string {
  return rendered[part].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the mail's ${part} has no ${name}`);
    return typeof value === "string" ? escaped(value) : value.html;
  });
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
