import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editions } from "@/lib/markets/editions";
import { asHtml, asText } from "@/server/mail/render";
import { settingsOrExit } from "./launch/settings";
import { sampleMails } from "./mail/samples";

/** Writes every mail in every edition, as HTML and as text, and a page that links to them. */
const folder = join(settingsOrExit({ dev: false }).dataDir, "mail-preview");
mkdirSync(folder, { recursive: true });

const links = editions.flatMap((edition) =>
  Object.entries(sampleMails(edition)).map(([name, email]) => {
    const file = `${edition.segment}-${name.replaceAll(/[ _]/g, "-")}`;
    const html = asHtml(email);
    writeFileSync(join(folder, `${file}.html`), html);
    writeFileSync(join(folder, `${file}.txt`), asText(email));
    const size = `${(Buffer.byteLength(html) / 1_000).toFixed(1)} kB`;
    console.log(`${file.padEnd(40)}${size.padStart(8)}`);
    return `<li><a href="${file}.html">${file}</a> (${size}), <a href="${file}.txt">text</a></li>`;
  }),
);
const index = join(folder, "index.html");
writeFileSync(index, `<!doctype html><meta charset="utf-8"><title>Mails</title><ul>${links.join("")}</ul>\n`);
console.log(`Open ${index}`);
