"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { keyOf } from "@/desk/auth/operator-keys";
import { rowsPerPage } from "@/desk/list/read";
import { saveNote } from "@/desk/sign-ups/notes";
import { nobody } from "@/desk/stage-and-owner/filter";
import { saveStageAndOwner } from "@/desk/stage-and-owner/save";
import { backAddress } from "@/desk/ui/back-address";
import { textIn } from "@/desk/ui/form-text";
import { deskPages, oneLeadAddress, oneSignUpAddress } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";
import { isUuid } from "@/lib/uuid";

/**
 * Saves a note, then stage and owner: a stale form loses no note. Redirects to the sign-up or lead with the result: of a stale form also
 * with what it wanted, and the act before it.
 */
export async function setStageAndOwner(form: FormData): Promise<void> {
  const id = textIn(form, "id");
  const of = textIn(form, "of") === "lead" ? "lead" : "sign_up";
  const isLead = of === "lead";
  const wanted = { stage: textIn(form, "stage"), owner: textIn(form, "owner") };
  const seen = { seenStage: textIn(form, "seenStage"), seenOwner: textIn(form, "seenOwner") };
  const note = { noteId: textIn(form, "note"), text: textIn(form, "text") };
  const address = isLead ? oneLeadAddress(id) : oneSignUpAddress(id);
  const noted = note.text.trim() ? await act("member", (by) => saveNote(by, { of, id }, note)) : null;
  const refused = noted && (noted.ok ? noted.result === "longNote" && noted.result : "failed");
  if (refused) redirect(backAddress(form, { message: refused }, address));
  const save = saveStageAndOwner[of];
  const saved = await act("member", (by) => save(by, id, { ...wanted, ...seen }));
  if (!isUuid(id) || (saved.ok && saved.result === null))
    redirect(isLead ? deskPages.leads : deskPages.signUps);
  const came = messageOf();
  // The record's own page shows both versions of a stale form.
  redirect(came.message === "stale" ? addressWith(address, came) : backAddress(form, came, address));

  function messageOf(): Record<string, string> {
    const result = saved.ok ? saved.result : null;
    if (!result) return { message: "failed" };
    if (result.outcome === "erased" || result.outcome === "noOwner") return { message: result.outcome };
    if (result.outcome === "repeated") return { message: noted ? "noted" : "saved" };
    if (result.outcome === "done") return { message: "saved", undo: id, of };
    return {
      message: "stale",
      ...(wanted.stage !== seen.seenStage && { stage: wanted.stage }),
      ...(wanted.owner !== seen.seenOwner && { owner: wanted.owner ? keyOf(wanted.owner) : nobody }),
      since: String(result.last?.id ?? 0),
    };
  }
}

/** Sets the stage or the owner of the rows that were chosen in a list, each by itself, and names those that it did not change. */
export async function changeChosen(form: FormData): Promise<void> {
  await act("member", async () => null);
  const chosen = form instanceof FormData ? form.getAll("chosen").slice(0, rowsPerPage) : [];
  const of = textIn(form, "of") === "lead" ? "lead" : "sign_up";
  const changed: string[] = [];
  const notChanged: string[] = [];
  for (const one of chosen) {
    const [id = "", seenStage = "", seenOwner = ""] = String(one).split(" ");
    const stage = textIn(form, "stage") || seenStage;
    const owner = form.has("owner") ? textIn(form, "owner") : seenOwner;
    const wanted = { stage, owner, seenStage, seenOwner };
    const saved = await act("member", (by) => saveStageAndOwner[of](by, id, wanted));
    const outcome = saved.ok && saved.result?.outcome;
    if (outcome === "noOwner") redirect(backAddress(form, { message: outcome }));
    if (outcome === "done") changed.push(id);
    else if (outcome !== "repeated") notChanged.push(id);
  }
  const count = `${chosen.length - notChanged.length}`;
  const undo = changed.length > 0 && { undo: changed.join(), of };
  redirect(
    backAddress(form, {
      message: "bulkChanged",
      count,
      ...undo,
      ...(notChanged.length > 0 && { not: notChanged.join() }),
    }),
  );
}
