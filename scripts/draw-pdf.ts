import { json } from "node:stream/consumers";
import { drawBlocks } from "@/server/pdf/blocks";
import type { Document } from "@/server/pdf/draw";
import { onLetterhead } from "@/server/pdf/letterhead";

/** Draws the document that standard input holds as JSON, and writes the PDF to standard output. Started by the site. */
const { title, paper, blocks, missingNote } = (await json(process.stdin)) as Sent;
type Sent = Omit<Document, "paper"> & { paper: Omit<Document["paper"], "madeOn"> & { madeOn: string } };
const { madeOn, ...rest } = paper;
process.stdout.write(
  await onLetterhead(title, { ...rest, madeOn: new Date(madeOn) }, (pdf) =>
    drawBlocks(pdf, blocks, missingNote),
  ),
);
