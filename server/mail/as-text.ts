import "server-only";
import type { Block, Email } from "./email";

export function asText({ heading, blocks, footer }: Email): string {
  return `${[heading, ...blocks.map(textOf), `-- \n${footer}`].join("\n\n")}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"-".repeat([...block.text].length)}`;
    case "rows":
      return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "points":
      return block.points.map((point) => `- ${point}`).join("\n");
    case "button":
    case "link":
      return `${block.label}: ${block.href}`;
    default:
      return block.text;
  }
}
