import { marked, type Token, type Tokens } from "marked";

/** One numbered section of a legal text; `id` is its anchor. */
type LegalSection = {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Token[];
};

export type LegalDocument = {
  readonly title: string;
  readonly opening: readonly Token[];
  readonly sections: readonly LegalSection[];
};

/** Takes a legal text in Markdown apart: one title, an opening, and a section for each heading of the second level. */
export function parseLegal(markdown: string): LegalDocument {
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== "space");
  const [title, ...rest] = tokens;
  if (!isHeading(title, 1)) throw new Error("A legal text begins with its title.");
  const opening: Token[] = [];
  const sections: { id: string; heading: string; blocks: Token[] }[] = [];
  for (const token of rest) {
    if (isHeading(token, 2)) sections.push({ id: slug(token.text), heading: token.text, blocks: [] });
    else (sections.at(-1)?.blocks ?? opening).push(token);
  }
  return { title: title.text, opening, sections };
}

function isHeading(token: Token | undefined, depth: number): token is Tokens.Heading {
  return token?.type === "heading" && token.depth === depth;
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
