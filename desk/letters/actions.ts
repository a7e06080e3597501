"use server";

import { redirect } from "next/navigation";
import { act } from "@/desk/auth/access";
import { backAddress } from "@/desk/ui/back-address";
import { textIn } from "@/desk/ui/form-text";
import { firmTime } from "@/desk/ui/times";
import { words } from "@/i18n/words";
import { firmLocale } from "@/server/mail/blocks";
import { sendLetter } from "./acts";

/** What the form shows after it was refused: why, in words or by a code, and what was typed. */
type LetterState = Readonly<Record<"message" | "told" | "seen" | "subject" | "text", string>>;

/** Redirects to the page from which the mail was written, unless it was not sent. */
export async function send(_: LetterState | null, form: FormData): Promise<LetterState> {
  const to = { of: textIn(form, "of") === "lead" ? "lead" : "sign_up", id: textIn(form, "id") } as const;
  const typed = { subject: textIn(form, "subject"), text: textIn(form, "text") };
  const opened = new Date(textIn(form, "seen"));
  const seen = Number.isNaN(opened.getTime()) ? new Date() : opened;
  const sent = await act("member", (by) =>
    sendLetter(by, to, { ...typed, seen, id: textIn(form, "letter") }),
  );
  if (sent.ok && sent.result.outcome === "sent")
    redirect(backAddress(form, { message: "letter", undo: to.id, of: to.of }));
  const state = { ...typed, seen: seen.toISOString(), told: "" };
  if (!sent.ok) return { ...state, message: "", told: words(firmLocale, "desk")("failed") };
  const { result } = sent;
  if (result.outcome !== "written") return { ...state, message: result.outcome };
  const told = words(firmLocale, "deskToday")("letter.written", { by: result.by, at: firmTime(result.at) });
  return { ...state, message: "", told, seen: new Date().toISOString() };
}
