import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { proof, settings } from "@/server/env";
import { photoFile } from "@/server/settings/proof-file";

export const dynamicParams = false;

const types: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

export function generateStaticParams() {
  return photos().map((name) => ({ name }));
}

/** The photo of a named accountant, copied into the build from beside `PROOF_FILE`. */
export async function GET(_: Request, props: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await props.params;
  const { proofFile } = settings();
  if (proofFile === null || !photos().includes(name)) return new Response(null, { status: 404 });
  return new Response(await readFile(photoFile(proofFile, name)), {
    headers: { "Content-Type": types[extname(name)] ?? "", "Cache-Control": "public, max-age=3600" },
  });
}

function photos(): string[] {
  return [...new Set(proof().accountants.flatMap(({ photo }) => photo ?? []))];
}
