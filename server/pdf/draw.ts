import "server-only";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { timeoutMs } from "@/server/deadlines";
import { buildFolder, isBuilt } from "@/server/env";
import { freeMemory } from "@/server/memory";
import { perProcess } from "@/server/per-process";
import type { PaperBlock } from "./blocks";
import type { Paper } from "./letterhead";
import { NotDrawn } from "./not-drawn";
import { drawingQueue, type Purpose } from "./queue";

/** `missingNote` explains code points in place of letters that no font has. */
export type Document = { title: string; paper: Paper; blocks: readonly PaperBlock[]; missingNote: string };

const queue = perProcess("jackPdf", drawingQueue);

/** Draws a PDF in a process of its own, one at a time. Throws `NotDrawn`, at the latest at the deadline. */
export function drawPdf(document: Document, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const deadline = AbortSignal.timeout(timeoutMs.drawPdf);
  return queue()(purpose, deadline, () => draw(document, deadline));
}

const neededBytes = 100_000_000; // The process takes 90 MB at most (docs/decisions/0150)
/** `--liftoff-only`: optimising the program that subsets fonts takes 35 MB, and it runs for a moment. */
const memoryFlags = ["--max-semi-space-size=1", "--max-old-space-size=48", "--liftoff-only"];

async function draw(document: Document, deadline: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  if (freeMemory() < neededBytes) throw new NotDrawn("little_memory");
  // The child gets no environment of ours: drawing a customer's text needs no secret.
  const child = spawn(process.execPath, [...memoryFlags, ...program()], {
    env: { NODE_ENV: "production" },
    signal: deadline,
    killSignal: "SIGKILL",
  });
  const [file, errors]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => file.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  child.stdin.on("error", () => undefined); // The child has ended; the "close" event says how
  child.stdin.end(JSON.stringify(document));
  return new Promise((resolve, reject) => {
    child.on("error", (error) => {
      if (child.pid === undefined) reject(error); // The child did not start. One that the deadline ended still emits "close"
    });
    child.on("close", (code, signal) => {
      if (code === 0) resolve(new Uint8Array(Buffer.concat(file)));
      else if (deadline.aborted) reject(new NotDrawn("overdue"));
      else reject(NotDrawn.after(code, signal, Buffer.concat(errors).toString()));
    });
  });
}

/** The build has the program in one file, which takes 30 MB less than compiling it (docs/decisions/0150). */
function program(): string[] {
  return isBuilt() ? [join(buildFolder(), "draw-pdf.mjs")] : ["--import", "tsx", "scripts/draw-pdf.ts"];
}
