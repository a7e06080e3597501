import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { asHtml } from "@/server/mail/as-html";

const markup = `<img src=x onerror="alert(1)"> & '"</td><script>alert(1)</script>`;

test("F29: typed values are escaped in every part of an e-mail", () => {
  const html = asHtml({
    locale: "en-GB",
    subject: markup,
    heading: markup,
    blocks: [
      { kind: "text", text: markup },
      { kind: "heading", text: markup },
      { kind: "rows", rows: [[markup, markup]] },
      { kind: "points", points: [markup] },
      { kind: "button", label: markup, href: `https://jack.example/?q=${markup}` },
    ],
    footer: markup,
  });
  const mail = parse(html);
  expect(mail.querySelectorAll("script, img, [onerror]")).toEqual([]);
  for (const part of ["title", "h1", "h2", "th", "td", "li", "a"])
    expect(mail.querySelector(part)?.text, part).toBe(markup);
});
