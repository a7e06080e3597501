import "server-only";
import { buildSync } from "esbuild";

/** The early script: one minified module for browsers. Throws when the bundle fails. */
export function earlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["early-script/index.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return outputFiles.map((file) => file.text.trim()).join("");
}
