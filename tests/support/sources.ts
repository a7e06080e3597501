import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** All TypeScript files in the folders, with their text. */
export function sources(folders: readonly string[]): { readonly file: string; readonly text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") })),
  );
}
