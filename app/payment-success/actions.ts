"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type Locale, marketOfCountry } from "@/lib/markets";
import { readLink } from "@/lib/payments/link";
import type { Verification } from "@/lib/payments/verification";
import { confirmationPath } from "@/lib/routing/addresses";
import { factsOf, log } from "@/lib/server/log";
import { buyerHashes, purchaseHash } from "@/lib/server/onboarding/cookie";
import { isFromOwnPage } from "@/lib/server/own-page";
import { resumePayment } from "@/lib/server/payments/resume";
import { notFromOwnPage, verifyPayment } from "@/lib/server/payments/verify";
import { words } from "@/messages/words";

/** The 'Confirm' button of a page without scripts: verifies, and shows the page that then is true. */
export async function confirmPayment(_: Verification | null, form: FormData): Promise<Verification> {
  if (!isFromOwnPage(await headers())) return notFromOwnPage.answer;
  const submissionId = form.get("submissionId");
  const redirectFlowId = form.get("redirectFlowId");
  const { answer } = await verifyPayment({ submissionId, redirectFlowId }, await purchaseHash());
  if (answer.success) redirect(confirmationPath(String(submissionId), String(redirectFlowId)));
  return answer;
}

/** The button of a page that was left before finishing: back to the provider, with nothing typed again. */
export async function resume(_: string | null, form: FormData): Promise<string | null> {
  if (!isFromOwnPage(await headers())) return words("en-GB", "payment")("issue.foreign");
  const link = readLink(form.get("submissionId"), form.get("redirectFlowId"));
  if (!link.ok) return words("en-GB", "payment")(`issue.${link.problem}`);
  const resumed = await resumePayment(link.ids, await buyerHashes()).catch((error: unknown) => {
    log("error", "payment not resumed", factsOf(error));
    return null;
  });
  if (resumed?.ok) redirect(resumed.address);
  const locale: Locale = resumed ? marketOfCountry(resumed.country).locale : "en-GB";
  return words(locale, "payment")("issue.notOpened");
}
