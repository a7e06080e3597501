import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type DocumentNode,
  type ElementNode,
  evaluate,
  type MemberNode,
  parse,
  type ValueNode,
} from "@humanwhocodes/momoa";
import { z } from "zod";
import { noProof, type Proof } from "@/lib/content/proof";
import { marketCodes } from "@/lib/markets";

const text = z.string("expected text").trim().min(1, "expected text");
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
        consentDate: z.iso
          .date("expected the day on which the customer agreed in writing, as 2026-11-30")
          .refine(
            (day) => day <= new Date().toISOString().slice(0, 10),
            "expected a day that is not in the future",
          ),
        markets,
      }),
      "expected a list",
    )
    .default([]),
});

/** Parses the file that `PROOF_FILE` names. Throws one error that lists every mistake with its line and field. */
export function readProof(file: string | null): Proof {
  if (file === null) return noProof;
  const json = parseJson(readText(file), file);
  const problem = (path: Field, message: string) =>
    `${file}:${lineOf(path, json)}: ${fieldName(path) || "the file"}: ${message}`;
  const parsed = schema.safeParse(evaluate(json));
  if (!parsed.success)
    throw invalid(
      parsed.error.issues.flatMap((issue) =>
        issue.code === "unrecognized_keys"
          ? issue.keys.map((key) => problem([...issue.path, key], "is not a field of this file"))
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

function parseJson(text: string, file: string): DocumentNode {
  try {
    return parse(text);
  } catch (problem) {
    const line = problem instanceof Error && "line" in problem ? problem.line : 1;
    throw invalid([`${file}:${line}: expected JSON`]);
  }
}

function invalid(problems: readonly string[]): Error {
  return new Error(["PROOF_FILE has mistakes:", ...problems.map((problem) => `  ${problem}`)].join("\n"));
}

type Field = readonly PropertyKey[];

/** As `quotes[2].consentDate`; empty for the whole file. */
function fieldName(path: Field): string {
  const parts = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`));
  return parts.join("").replace(/^\./, "");
}

/** The line of a field; of one that is missing the line of what it is missing in. */
function lineOf(path: Field, { body }: DocumentNode): number {
  let line = body.loc.start.line;
  let node: ValueNode | undefined = body;
  for (const part of path) {
    const place: MemberNode | ElementNode | undefined =
      node?.type === "Object"
        ? node.members.find(({ name }) => name.type === "String" && name.value === part)
        : node?.type === "Array"
          ? node.elements[Number(part)]
          : undefined;
    if (!place) break;
    line = place.loc.start.line;
    node = place.value;
  }
  return line;
}
