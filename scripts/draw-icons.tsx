/**
 * Draws the product's icons: the pen's tick on the ledger's cover. Run it after a change of the drawing:
 * `npx tsx scripts/draw-icons.tsx`
 */
import { writeFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { tick } from "@/lib/content/mark";
import { productName } from "@/lib/site";

const cover = "#0d3b2a";
const paper = "#f3f7f1";

/** Around the tick, which is 24 wide: an icon, one that iOS rounds, one that Android may cut to a circle. */
const rims = { icon: 5, apple: 8, maskable: 12 };

function svg(rim: number): string {
  const side = 24 + 2 * rim;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><title>${productName}</title><path fill="${cover}" d="M0 0h${side}v${side}H0z"/><path fill="${paper}" transform="translate(${rim} ${rim})" d="${tick}"/></svg>\n`;
}

async function png(pixels: number, rim: number): Promise<Buffer> {
  const side = 24 + 2 * rim;
  const drawing = (
    <svg width={pixels} height={pixels} viewBox={`0 0 ${side} ${side}`} role="presentation">
      <path fill={cover} d={`M0 0h${side}v${side}H0z`} />
      <path fill={paper} transform={`translate(${rim} ${rim})`} d={tick} />
    </svg>
  );
  return Buffer.from(await new ImageResponse(drawing, { width: pixels, height: pixels }).arrayBuffer());
}

/** An icon file of one picture: a directory of one entry, then the PNG. */
function ico(picture: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

await writeFile("app/icon.svg", svg(rims.icon));
await writeFile("app/favicon.ico", ico(await png(48, rims.icon), 48));
await writeFile("app/apple-icon.png", await png(180, rims.apple));
await writeFile("public/icon-192.png", await png(192, rims.icon));
await writeFile("public/icon-512.png", await png(512, rims.icon));
await writeFile("public/icon-maskable-512.png", await png(512, rims.maskable));
