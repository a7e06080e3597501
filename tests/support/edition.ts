import { type Edition, type EditionCode, editionNamed } from "@/lib/markets/editions";

export function editionOf(code: EditionCode): Edition {
  const edition = editionNamed(code);
  if (!edition) throw new Error(`The edition ${code} is not published`);
  return edition;
}
