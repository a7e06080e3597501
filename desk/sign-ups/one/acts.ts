import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { lockSubmission } from "@/db/queries/submissions";
import { type Submission, submissions } from "@/db/schema/submissions";
import { lastAct } from "@/desk/audit/queries";
import { audited } from "@/desk/audit/record";
import type { AuditEntry } from "@/desk/audit/rules";
import type { SignedIn } from "@/desk/auth/access";
import { addNote } from "@/desk/sign-ups/notes";
import { isLongerThan, tidyLines } from "@/lib/sign-up/rules/text";
import { maxNoteLength, type SignUpStage, signUpStages } from "@/lib/sign-up/stages";
import { isUuid } from "@/lib/uuid";
import { settings } from "@/server/env";
import { type ChangeResult, changeOf } from "./change";

type StageAndOwner = Pick<Submission, "stage" | "owner">;

type StageAndOwnerForm = Record<"stage" | "owner" | "seenStage" | "seenOwner", string>;

/** What a form's texts name; null if one of them is no stage or operator. The empty owner is nobody. */
function stageAndOwnerIn(
  stage: string,
  owner: string,
  known: readonly (string | null)[],
): StageAndOwner | null {
  const isKnown = owner === "" || known.includes(owner);
  const found = signUpStages.find((one): one is SignUpStage => one === stage);
  return found && isKnown ? { stage: found, owner: owner || null } : null;
}

/** Sets stage and owner. Null for an unknown sign-up or form. */
export async function saveStageAndOwner(
  by: SignedIn,
  id: string,
  form: StageAndOwnerForm,
): Promise<ChangeResult<StageAndOwner> | null> {
  const operators = settings().operators.map(({ email }) => email);
  const seen = stageAndOwnerIn(form.seenStage, form.seenOwner, [form.seenOwner]);
  const wanted = stageAndOwnerIn(form.stage, form.owner, [...operators, form.seenOwner]);
  if (!isUuid(id) || !seen || !wanted) return null;
  return audited(
    by,
    (result) => (result?.outcome === "changed" ? stageAndOwnerEntries(id, result) : null),
    (tx: Database) => setStageAndOwner(tx, id, { seen, wanted }),
  );
}

async function setStageAndOwner(
  tx: Database,
  id: string,
  { seen, wanted }: { seen: StageAndOwner; wanted: StageAndOwner },
): Promise<ChangeResult<StageAndOwner> | null> {
  const current = await lockSubmission(tx, id);
  if (!current) return null;
  if (current.erasedAt) return { outcome: "erased" };
  const now = { stage: current.stage, owner: current.owner };
  const change = changeOf(now, seen, wanted);
  if (!change) return { outcome: "stale", now, last: await lastAct(tx, id, ["stage_set", "owner_set"]) };
  if (change.outcome !== "changed") return change;
  const isMoved = change.fields.includes("stage");
  await tx
    .update(submissions)
    .set({ ...change.after, ...(isMoved && { stageAt: sql`now()` }) })
    .where(eq(submissions.id, id));
  return change;
}

function stageAndOwnerEntries(
  id: string,
  { fields, before, after }: Extract<ChangeResult<StageAndOwner>, { outcome: "changed" }>,
): AuditEntry[] {
  return fields.map((field) => ({
    act: field === "stage" ? "stage_set" : "owner_set",
    subject: "sign_up",
    id,
    fields: [field],
    values: { before: before[field], after: after[field] },
  }));
}

type NoteResult = "noted" | "noNote" | "longNote" | "erased";

/** Adds a note under the id that the form made, so that a repeated press adds one. */
export async function saveNote(
  by: SignedIn,
  signUpId: string,
  { noteId, text }: { noteId: string; text: string },
): Promise<NoteResult | null> {
  if (!isUuid(signUpId) || !isUuid(noteId)) return null;
  const tidied = tidyLines(text);
  if (tidied === "") return "noNote";
  if (isLongerThan(tidied, maxNoteLength)) return "longNote";
  const note = { id: noteId, submissionId: signUpId, author: by.email, text: tidied };
  const isNew = await audited(
    by,
    (isAdded) => (isAdded === true ? { act: "note_added", subject: "sign_up", id: signUpId } : null),
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, signUpId);
      return signUp && (signUp.erasedAt ? "erased" : addNote(tx, note));
    },
  );
  return typeof isNew === "boolean" ? "noted" : isNew;
}
