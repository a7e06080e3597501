import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { leave, leaveWhenAsked } from "@/scripts/launch/leaving";
import { root } from "@/scripts/launch/root";
import { measureDelivery } from "./delivery";
import { asTable, type Figure, missed } from "./figures";
import { machine } from "./machine";
import { measureSubmit } from "./submit";

/**
 * Measures the product and keeps a table for each part in `docs/performance.md`. `npm run bench -- pages` measures one
 * part; `--small` measures little of each and only prints. Exits with 1 when a goal is missed.
 */
const parts: Readonly<Record<string, (isSmall: boolean) => Promise<Figure[]>>> = {
  pages: measureDelivery,
  postgresql: (isSmall) => measureSubmit("postgresql", isSmall),
  embedded: (isSmall) => measureSubmit("embedded", isSmall),
};
const kept = join(root, "docs/performance.md");

leaveWhenAsked();
// The static tier of the bench has a certificate of its own making; nothing but loopback is asked.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
const args = process.argv.slice(2);
const isSmall = args.includes("--small");
const named = args.filter((name) => name in parts);
const short: Figure[] = [];
for (const name of named.length ? named : Object.keys(parts)) {
  const figures = (await parts[name]?.(isSmall)) ?? [];
  console.log(`\n${asTable(figures)}`);
  if (!isSmall) keep(name, figures);
  short.push(...missed(figures));
}
if (short.length) console.log(`\nMissed: ${short.map(({ what }) => what).join("; ")}`);
await leave(short.length ? 1 : 0);

function keep(part: string, figures: readonly Figure[]): void {
  const between = new RegExp(`(?<=<!-- ${part} -->\n)[^]*(?=<!-- end of ${part} -->)`);
  const today = new Date().toISOString().slice(0, 10);
  const measured = `\nMeasured on ${today}: ${machine()}.\n\n${asTable(figures)}\n\n`;
  writeFileSync(
    kept,
    readFileSync(kept, "utf8").replace(between, () => measured),
  );
}
