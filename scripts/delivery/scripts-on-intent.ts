import { createHash } from "node:crypto";
import { buildSync } from "esbuild";

export type OnIntent = {
  readonly html: string; // The page with `early-script/on-intent.ts` inline instead of Next's scripts
  readonly data: { readonly address: string; readonly text: string };
};

const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const preloadOfScript =
  /<link rel="preload"[^>]* as="script"[^>]*>|<link [^>]*as="script"[^>]*rel="preload"[^>]*>/g;
const afterFirstMeta = /<meta charSet="utf-8"\/>/;

/** Takes Next's scripts out of a page. Throws if they are not found, as after a change of Next's format. */
export function scriptsOnIntent(html: string): OnIntent {
  const files: string[] = [];
  const flight: string[] = [];
  const bootstrap: string[] = [];
  const without = html
    .replace(preloadOfScript, "")
    .replace(anyScript, (script, attributes: string, text: string) => {
      const file = /\bsrc="(\/_next\/[^"]+)"/.exec(attributes)?.[1];
      if (file) {
        if (!attributes.includes("noModule")) files.push(file);
        return "";
      }
      if (text.includes("self.__next_f")) return takeOut(flight, text);
      if (attributes.includes('id="_R_"')) return takeOut(bootstrap, text);
      return script;
    });
  if (files.length === 0 || flight.length === 0 || bootstrap.length === 0)
    throw new Error("The page's framework scripts were not found as expected.");
  // The data goes first, since the bootstrap reads it.
  const text = `${[...flight, ...bootstrap].join(";\n")};\n`;
  const address = `/_next/static/pages/${createHash("sha256").update(text).digest("hex").slice(0, 16)}.js`;
  const scripts = [address, ...new Set(files)].join(" ");
  return {
    html: without.replace(
      afterFirstMeta,
      (meta) => `${meta}<script data-scripts="${scripts}">${loader()}</script>`,
    ),
    data: { address, text },
  };
}

export function inlineScriptSources(html: string): string[] {
  const sources = [...html.matchAll(anyScript)]
    .filter(([, attributes = ""]) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(sources)];
}

function takeOut(into: string[], text: string): "" {
  into.push(text);
  return "";
}

let bundled: string | undefined;

function loader(): string {
  bundled ??= buildSync({
    entryPoints: ["early-script/on-intent.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  })
    .outputFiles.map((file) => file.text.trim())
    .join("");
  return bundled;
}
