import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { noProof, type Proof } from "@/lib/content/proof";
import { marketCodes } from "@/lib/markets";

const text = z.string("expected a text").trim().min(1, "expected a text");
const codes = `expected a list of ${marketCodes.join(", ")}`;
const markets = z.array(z.enum(marketCodes, codes), codes).min(1, codes);
const photo = "expected the name of a .jpg, .png or .webp file beside this one";

const schema: z.ZodType<Proof> = z.strictObject({
  accountants: z
    .array(
      z.strictObject({
        name: text,
        qualification: text,
        body: text,
        initials: text.max(4, "expected at most 4 letters"),
        photo: z
          .string(photo)
          .regex(/^[\w-]+\.(jpe?g|png|webp)$/, photo)
          .optional(),
        markets,
      }),
      "expected a list",
    )
    .default([]),
  quotes: z
    .array(
      z.strictObject({
        text,
        name: text,
        business: text,
        consentDate: z.iso.date("expected the day on which the customer agreed in writing, as 2026-11-30"),
        markets,
      }),
      "expected a list",
    )
    .default([]),
});

/** Parses the file that `PROOF_FILE` names. Throws one error that lists every mistake with its line and field. */
export function readProof(file: string | null): Proof {
  if (file === null) return noProof;
  const { value, lines } = parseWithLines(readText(file), file);
  const problem = (path: Field, message: string) =>
    `${file}:${lineOf(path, lines)}: ${fieldName(path) || "the file"}: ${message}`;
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw invalid(
      parsed.error.issues.flatMap((issue) =>
        issue.code === "unrecognized_keys"
          ? issue.keys.map((key) => problem([...issue.path, key], "is no field of this file"))
          : problem(issue.path, issue.message),
      ),
    );
  const missing = parsed.data.accountants.flatMap(({ photo }, at) =>
    photo && !existsSync(photoFile(file, photo))
      ? problem(["accountants", at, "photo"], "there is no such file")
      : [],
  );
  if (missing.length > 0) throw invalid(missing);
  return parsed.data;
}

/** Photos are beside the file that names them. */
export function photoFile(file: string, photo: string): string {
  return join(dirname(file), photo);
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (problem) {
    throw new Error(`PROOF_FILE cannot be read: ${problem instanceof Error ? problem.message : problem}`);
  }
}

function invalid(problems: readonly string[]): Error {
  return new Error(["PROOF_FILE needs mending:", ...problems.map((problem) => `  ${problem}`)].join("\n"));
}

type Field = readonly PropertyKey[];

/** As `quotes[2].consentDate`; empty for the whole file. */
function fieldName(path: Field): string {
  const parts = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`));
  return parts.join("").replace(/^\./, "");
}

/** A field that is missing has the line of what it is missing in. */
function lineOf(path: Field, lines: ReadonlyMap<string, number>): number {
  return lines.get(fieldName(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1), lines));
}

const token = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Parses JSON and notes the line of each field, which `JSON.parse` does not tell, nor always the line of an error. */
function parseWithLines(text: string, file: string): { value: unknown; lines: ReadonlyMap<string, number> } {
  const tokens = [...text.matchAll(token)];
  const lines = new Map<string, number>();
  let at = 0;
  const line = () => text.slice(0, tokens[at]?.index).split("\n").length;
  const noJson = () => invalid([`${file}:${line()}: expected JSON`]);
  const value = parse([]);
  if (at < tokens.length) throw noJson();
  return { value, lines };

  function parse(path: Field): unknown {
    lines.set(fieldName(path), line());
    if (next("[")) return listOf("]", (index) => parse([...path, index]));
    if (next("{")) return Object.fromEntries(listOf("}", () => pairOf(path)));
    return primitive();
  }

  function pairOf(path: Field): [string, unknown] {
    const key = String(primitive());
    if (!next(":")) throw noJson();
    return [key, parse([...path, key])];
  }

  function listOf<T>(end: string, item: (index: number) => T): T[] {
    const items: T[] = [];
    if (next(end)) return items;
    do items.push(item(items.length));
    while (next(","));
    if (!next(end)) throw noJson();
    return items;
  }

  function primitive(): unknown {
    try {
      const parsed: unknown = JSON.parse(tokens[at]?.[0] ?? "");
      at += 1;
      return parsed;
    } catch {
      throw noJson();
    }
  }

  function next(wanted: string): boolean {
    const isNext = tokens[at]?.[0] === wanted;
    if (isNext) at += 1;
    return isNext;
  }
}
