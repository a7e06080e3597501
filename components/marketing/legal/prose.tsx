import type { Token, Tokens } from "marked";
import type { ReactNode } from "react";

/** Blocks of Markdown as elements: paragraphs, lists and tables. Anything else has no place in a legal text. */
export function Prose({ blocks }: { blocks: readonly Token[] }) {
  return blocks.map((block) => <Block key={block.raw} block={block as MarkedBlock} />);
}

type MarkedBlock = Tokens.Paragraph | Tokens.List | Tokens.Table;

function Block({ block }: { block: MarkedBlock }): ReactNode {
  switch (block.type) {
    case "paragraph":
      return <p>{inline(block.tokens)}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item.raw}>{inline(item.tokens)}</li>
          ))}
        </ul>
      );
    case "table":
      return <Table table={block} />;
    default:
      throw new Error(`A legal text has no ${(block as Token).type}.`);
  }
}

function Table({ table }: { table: Tokens.Table }) {
  const name = ({ tokens }: Tokens.TableCell) => inline(tokens);
  return (
    <table>
      <thead>
        <tr>
          {table.header.map((cell) => (
            <th key={cell.text} scope="col">
              {name(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.map(({ text }) => text).join()}>
            {row.map((cell, at) => (
              <td key={table.header[at]?.text} data-label={table.header[at]?.text}>
                {name(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MarkedInline = Tokens.Text | Tokens.Strong | Tokens.Link | Tokens.Codespan | Tokens.Escape;

function inline(tokens: readonly Token[] = []): ReactNode[] {
  return (tokens as MarkedInline[]).map((token, at) => {
    const key = `${at}${token.raw}`;
    switch (token.type) {
      case "strong":
        return <strong key={key}>{inline(token.tokens)}</strong>;
      case "link":
        return (
          <a key={key} href={token.href}>
            {inline(token.tokens)}
          </a>
        );
      case "codespan":
        return <code key={key}>{token.text}</code>;
      default:
        return "tokens" in token ? inline(token.tokens) : token.text;
    }
  });
}
