import "server-only";
import { buildSync } from "esbuild";

/** Bundles the early script into one minified module, as text; throws if bundling fails. */
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
