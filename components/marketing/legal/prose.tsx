import type { Root, TableCell } from "mdast";
import Markdown, { type Components } from "react-markdown";
import gfm from "remark-gfm";

/** Renders Markdown. Table cells get their column's name as `data-label`, which narrow screens show. */
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
