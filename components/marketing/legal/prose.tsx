import type { Root, TableCell } from "mdast";
import Markdown, { type Components } from "react-markdown";
import gfm from "remark-gfm";

/** Markdown as elements. On a narrow screen a cell shows its column's name, which it carries as `data-label`. */
export function Prose({ text }: { text: string }) {
  return (
    <Markdown remarkPlugins={[gfm, labelCells]} components={components}>
      {text}
    </Markdown>
  );
}

const components: Components = { th: ({ children }) => <th scope="col">{children}</th> };

function labelCells() {
  return (root: Root): void => {
    for (const table of root.children) {
      if (table.type !== "table") continue;
      const [head, ...rows] = table.children;
      for (const row of rows)
        row.children.forEach((cell, column) => {
          cell.data = { hProperties: { dataLabel: textOf(head?.children[column]) } };
        });
    }
  };
}

function textOf(cell: TableCell | undefined): string {
  return (cell?.children ?? []).map((part) => ("value" in part ? part.value : "")).join("");
}
