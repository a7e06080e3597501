import { parse } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { marketCodes } from "@/lib/markets";
import { editions, mainEdition } from "@/lib/markets/editions";
import { limits } from "@/lib/sign-up/rules/limits";
import { sampleMails } from "@/scripts/mail/samples";
import type { Email } from "@/server/mail/email";
import { asHtml, asText } from "@/server/mail/render";

const markup = `<img src=x onerror="alert(1)"> & '"</td><script>alert(1)</script>`;
const clippedFrom = 102_000; // Bytes of HTML from which Gmail shows the beginning only

test("F29: typed values are escaped in every part of an e-mail", () => {
  const mail = parse(
    asHtml({
      locale: "en-GB",
      subject: markup,
      heading: markup,
      blocks: [
        { kind: "lead", text: markup },
        { kind: "text", text: markup },
        { kind: "strong", text: markup },
        { kind: "heading", text: markup },
        { kind: "rows", rows: [[markup, markup]] },
        { kind: "points", points: [markup] },
        { kind: "button", label: markup, href: `https://jack.example/?q=${markup}` },
      ],
      footer: markup,
    }),
  );
  expect(mail.querySelectorAll("script, img, [onerror]")).toEqual([]);
  for (const part of ["title", "h1", "h2", "strong", "th", "td.cell", "li", "a"])
    expect(mail.querySelector(part)?.text, part).toContain(markup);
});

test("the sentences of a footer are on lines of their own", () => {
  expect(asHtml(mailOf(mainEdition("uk"), "customer_confirmation", undefined))).toContain(
    "support@example.com<br/><br/>This message",
  );
});

test("a typed placeholder stays what it is", () => {
  const typed = { business: "{{footer}} $& Ltd", person: "{{content}}", note: "{{html}}" };
  for (const email of Object.values(sampleMails(mainEdition("uk"), typed)))
    expect(parse(asHtml(email)).querySelectorAll("h1")).toHaveLength(1);
  const notice = parse(asHtml(mailOf(mainEdition("uk"), "firm_notice", typed)));
  expect(notice.querySelector("h1")?.text).toBe("{{footer}} $& Ltd");
});

function mailOf(
  ...[edition, name, typed]: [Parameters<typeof sampleMails>[0], string, Parameters<typeof sampleMails>[1]]
) {
  const email = sampleMails(edition, typed)[name];
  if (!email) throw new Error(`no mail ${name}`);
  return email;
}

describe.each(marketCodes)("the mails of %s", (code) => {
  const mails = Object.entries(sampleMails(mainEdition(code)));

  it.each(mails)("%s says the same as text and as HTML", (_, email) => {
    const mail = parse(asHtml(email));
    for (const said of textsOf(email)) {
      expect(asText(email)).toContain(said);
      expect(mail.querySelector("body")?.text).toContain(said);
    }
    expect(mail.querySelector("title")?.text).toBe(email.subject);
  });

  it.each(mails)("%s has absolute links, its language and both colour schemes", (_, email) => {
    const mail = parse(asHtml(email));
    for (const link of mail.querySelectorAll("a")) {
      const href = link.getAttribute("href") ?? "";
      expect(href).toMatch(/^(https?:\/\/|mailto:|tel:\+)[^"<>\s]+$/);
      expect(asText(email)).toContain(href.startsWith("http") ? href : link.text);
    }
    expect(mail.querySelector("html")?.getAttribute("lang")).toBe(email.locale);
    expect(mail.querySelector('meta[name="color-scheme"]')?.getAttribute("content")).toBe("light dark");
    expect(mail.querySelectorAll("img, link, script")).toEqual([]);
  });

  it.each(mails)("%s fits into a preview line and under the size at which mails are clipped", (_, email) => {
    expect(email.blocks.filter(({ kind }) => kind === "lead")).toHaveLength(1);
    expect(Buffer.byteLength(asHtml(email))).toBeLessThan(clippedFrom / 4);
  });
});

it("stays under that size with the longest answers", () => {
  // An ampersand takes five bytes, a line break as many.
  const typed = {
    business: "&".repeat(limits.businessName),
    person: "&".repeat(limits.contactName),
    note: "&\n".repeat(limits.leadNote / 2),
  };
  for (const [name, email] of Object.entries(sampleMails(mainEdition("ca"), typed)))
    expect(Buffer.byteLength(asHtml(email)), name).toBeLessThan(clippedFrom);
});

it("speaks the language of the edition", () => {
  for (const edition of editions)
    expect(mailOf(edition, "customer_confirmation", undefined).locale).toBe(edition.locale);
});

function textsOf({ heading, blocks, footer }: Email): string[] {
  const said = blocks.flatMap((block) => {
    if (block.kind === "rows") return block.rows.map(([label, value]) => `${label}\n${value}`);
    if (block.kind === "points") return block.points;
    return "text" in block ? block.text : block.label;
  });
  return [heading, footer, ...said].flatMap((text) => text.split("\n"));
}
