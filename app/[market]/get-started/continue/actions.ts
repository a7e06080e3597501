"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { StepState } from "@/components/sign-up/form/form-state";
import { editionOn } from "@/lib/markets/editions";
import { continueAddress } from "@/lib/routing/addresses";
import { checks } from "@/lib/sign-up/rules/check";
import { isSameOrigin } from "@/server/http/same-origin";
import { factsOf, log } from "@/server/logging/log";
import { currentDraft } from "@/server/sign-up/drafts";
import { followLink, sendLink } from "@/server/sign-up/links";
import { answer, limited, readSent, withProblems } from "../answer";

/** Orders an e-mail with a link that opens the sign-up on another device. */
export async function emailLink(state: StepState, form: FormData): Promise<StepState> {
  const sent = readSent(form);
  const work = async () => {
    const checked = checks.link(sent.values);
    if (!checked.ok) return withProblems(checked.problems);
    const draft = await currentDraft();
    if (!draft) redirect(continueAddress(sent.edition));
    const edition = editionOn(sent.edition, draft).segment;
    const allowed = await sendLink({ ...draft, edition }, checked.answer.linkEmail);
    if (!allowed.ok) return limited(sent.edition, allowed.minutes);
    redirect(`${continueAddress(sent.edition)}?sent=1`);
  };
  return answer(state, sent, { form: "link", work });
}

/**
 * 'Continue here' on the page of an e-mailed link: opens the sign-up in this browser. If the link expired or was used, or
 * the payment page cannot be opened, its page is shown again and explains that.
 */
export async function continueHere(_: StepState, form: FormData): Promise<StepState> {
  const { edition, text } = readSent(form);
  const key = text("key") ?? "";
  if (!isSameOrigin(await headers())) redirect(continueAddress(edition, key));
  const address = await followLink(key, text("token") ?? "").catch((error: unknown) => {
    log("error", "link not followed", factsOf(error));
    return "failed" as const;
  });
  if (address === "failed") redirect(`${continueAddress(edition, key)}&failed=1`);
  redirect(address === "closed" ? continueAddress(edition, key) : address);
}
