import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

type File = { readonly file: string; readonly text: string };

/** All TypeScript files in the folders, with their text. A folder that does not exist has none: the desk can be deleted. */
export function sources(folders: readonly string[]): File[] {
  return filesIn(folders, /\.tsx?$/);
}

/** All messages, in JSON and Markdown, with their text: the product's, then the desk's. */
export function messageFiles(): File[] {
  return filesIn(["messages", "desk/words"], /\.(json|md)$/);
}

function filesIn(folders: readonly string[], pattern: RegExp): File[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => pattern.test(name))
        .map((name) => join(folder, name))
        .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") })),
    );
}
