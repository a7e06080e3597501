"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { openLinkAddress, signInAddress } from "@/desk/addresses";
import { attempt } from "@/desk/auth/access";
import { passkeyQuestion, signInByPasskey } from "@/desk/auth/passkeys";
import { openLink, orderLink } from "@/desk/auth/sign-in";
import { backAddress } from "@/desk/ui/back-address";
import { emailIn, textIn } from "@/desk/ui/form-text";
import { deskAddress } from "@/lib/routing/desk";
import { addressWith } from "@/lib/routing/query";
import { hasDesk } from "@/server/has-desk";
import { isSameOrigin } from "@/server/http/same-origin";

/** 'Send me a link': the same answer for every address. */
export async function askForLink(form: FormData): Promise<void> {
  await refuseForeign();
  const email = emailIn(form);
  if (email === null) show({ message: "invalid" });
  const ordered = await attempt(() => orderLink(email));
  if (!ordered.ok) show({ message: "failed" });
  if (typeof ordered.result === "object") show({ wait: ordered.result.waitMinutes });
  show({ message: ordered.result === "queued" ? "sent" : "enough" });

  function show(result: Readonly<Record<string, unknown>>): never {
    redirect(addressWith(signInAddress, { ...result, back: textIn(form, "back") || null }));
  }
}

/** Uses up a mailed link, when its page's button is pressed. */
export async function openMailedLink(form: FormData): Promise<void> {
  await refuseForeign();
  const opened = await attempt(() => openLink(textIn(form, "key")));
  if (!opened.ok) redirect(`${signInAddress}?message=unsure`);
  if (typeof opened.result === "object") redirect(`${signInAddress}?wait=${opened.result.waitMinutes}`);
  const passkeyAddress = `${signInAddress}?message=passkey`;
  const closed = addressWith(openLinkAddress, { invitation: textIn(form, "invitation") || null });
  const nextAddress = { signedIn: deskAddress, passkey: passkeyAddress, closed };
  redirect(nextAddress[opened.result]);
}

/** What the browser needs to ask for the passkey. It depends on nobody: every passkey of this site may answer. */
export async function askForPasskey(): ReturnType<typeof passkeyQuestion> {
  await refuseForeign();
  const question = await attempt(passkeyQuestion);
  return question.ok ? question.result : null;
}

/** Signs in, or tells that the passkey is refused. */
export async function answerPasskey(form: FormData): Promise<"refused"> {
  await refuseForeign();
  const used = await attempt(() => signInByPasskey(textIn(form, "answer")));
  if (used.ok && used.result) redirect(backAddress(form, {}));
  return "refused";
}

async function refuseForeign(): Promise<void> {
  if (!isSameOrigin(await headers()) || !hasDesk()) redirect(signInAddress);
}
