import { join } from "node:path";
import { build } from "esbuild";
import type { TestProject } from "vitest/node";
import { root } from "../root";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the programs that tests start, as `faults/embedded/opening-process.mjs`. */
    programs: string;
  }
}

/** Compiles the programs once per run, since tsx takes a second of processor time whenever one is started. */
export default async function compilePrograms({ provide }: TestProject): Promise<void> {
  const outdir = join(root, "node_modules/.cache/test-programs");
  await build({
    absWorkingDir: root,
    entryPoints: [
      "tests/faults/connections/calling-process.ts",
      "tests/faults/embedded/opening-process.ts",
      "tests/integration/payments/instance.ts",
    ],
    outbase: "tests",
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    external: ["@electric-sql/*", "next/*", "pdfkit"],
    conditions: ["react-server"],
    // Some packages are CommonJS and require modules of Node.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    // Node finds no file of Next by a name without its ending.
    alias: { "next/headers": "next/headers.js" },
    platform: "node",
    format: "esm",
  });
  provide("programs", outdir);
}
