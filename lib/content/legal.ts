type LegalSection = {
  readonly id: string;
  readonly heading: string;
  readonly text: string; // Markdown
};

export type LegalDocument = {
  readonly title: string;
  readonly opening: string; // Markdown
  readonly sections: readonly LegalSection[];
};

export function parseLegal(markdown: string): LegalDocument {
  const [first = "", ...rest] = markdown.split(/^## /m);
  const title = /^# (.+)\n/.exec(first);
  if (!title?.[1]) throw new Error("A legal text begins with its title.");
  const sections = rest.map((section) => {
    const [heading = "", ...lines] = section.split("\n");
    return { id: slug(heading), heading, text: lines.join("\n").trim() };
  });
  return { title: title[1], opening: first.slice(title[0].length).trim(), sections };
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
