"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { openConfirmationPath, openingAddress } from "@/lib/routing/addresses";
import { followConfirmationLink, sendConfirmationLink } from "@/server/confirmation/mailed-link";
import { timeoutMs, withDeadline } from "@/server/deadlines";
import { isSameOrigin } from "@/server/http/same-origin";
import { factsOf, log } from "@/server/logging/log";

/** 'Email me the link': the answer is in the address of the page, which is shown again. */
export async function emailLink(_: null, form: FormData): Promise<null> {
  const [submissionId, requestId] = [textIn(form, "submissionId"), textIn(form, "requestId")];
  const page = openConfirmationPath(submissionId, requestId);
  if (!isSameOrigin(await headers())) redirect(page);
  const sent = await orFailed(sendConfirmationLink({ submissionId, requestId }, new Date()));
  if (sent === "failed") redirect(`${page}&failed=1`);
  if (sent === null) redirect(page);
  redirect(sent.ok ? `${page}&sent=1` : `${page}&wait=${sent.minutes}`);
}

/** 'Open my confirmation': lets this browser in. If the link is closed, its page is shown again and says so. */
export async function openHere(_: null, form: FormData): Promise<null> {
  const key = textIn(form, "key");
  const page = openingAddress(key);
  if (!isSameOrigin(await headers())) redirect(page);
  const address = await orFailed(followConfirmationLink(key, textIn(form, "token")));
  if (address === "failed") redirect(`${page}&failed=1`);
  redirect(address ?? page);
}

function textIn(form: FormData, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? value : "";
}

async function orFailed<T>(work: Promise<T>): Promise<T | "failed"> {
  return withDeadline(work, timeoutMs.action).catch((error: unknown) => {
    log("error", "confirmation link failed", factsOf(error));
    return "failed" as const;
  });
}
