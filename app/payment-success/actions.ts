"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { editionNamed } from "@/lib/markets/editions";
import type { OpenProblem } from "@/lib/payments/verification";
import { confirmationPath } from "@/lib/routing/addresses";
import { changeLanguageOf } from "@/server/confirmation/language";
import { buyerHashes } from "@/server/http/cookies";
import { isSameOrigin } from "@/server/http/same-origin";
import { factsOf, log } from "@/server/logging/log";
import { resumePayment } from "@/server/payments/open";
import { readLink } from "@/server/payments/read-link";
import { verifyPayment } from "@/server/payments/verify";

/** The 'Confirm' button for browsers without scripts: verifies the payment, then redirects to `/payment-success`. */
export async function confirmPayment(_: null, form: FormData): Promise<null> {
  const { submissionId, requestId, page } = linkIn(form);
  if (!isSameOrigin(await headers())) redirect(page);
  const { answer, problem } = await verifyPayment({ submissionId, requestId }, await buyerHashes());
  return redirect(answer.success ? page : `${page}&checked=${problem ?? answer.status}`);
}

/**
 * Leads an unfinished payment back to the provider. If that fails, it returns why or, without scripts, redirects to a page that
 * says it. A browser that may not press the button gets the page that others see.
 */
export async function resume(_: OpenProblem | null, form: FormData): Promise<OpenProblem | null> {
  const { submissionId, requestId, page } = linkIn(form);
  const request = await headers();
  const link = readLink(submissionId, requestId);
  if (!isSameOrigin(request) || !link.ok) redirect(page);
  const resumed = await resumePayment(link.ids, await buyerHashes()).catch((error: unknown) => {
    log("error", "payment not resumed", factsOf(error));
    return "failed" as const;
  });
  if (resumed === null) redirect(page);
  if (resumed !== "failed" && resumed.ok) redirect(resumed.address);
  const why = resumed !== "failed" && resumed.isContactPending ? "contactPending" : "notOpened";
  if (!request.has("next-action")) redirect(`${page}&checked=${why}`);
  return why;
}

/** Changes the language of the confirmation and of the mails to the customer, in a browser that may see it. */
export async function changeLanguage(_: null, form: FormData): Promise<null> {
  const { submissionId, requestId, page } = linkIn(form);
  const edition = editionNamed(form.get("edition"));
  const link = readLink(submissionId, requestId);
  if (edition && link.ok && isSameOrigin(await headers()))
    await changeLanguageOf(link.ids, edition).catch((error: unknown) => {
      log("error", "language not changed", factsOf(error));
    });
  return redirect(page);
}

/** The two ids that the form sends, and the address of the page that it is on, with what that tells of the bank. */
function linkIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const [submissionId, requestId] = [text("submissionId"), text("requestId")];
  const told = text("outcome") === "failure" ? "&outcome=failure" : "";
  return { submissionId, requestId, page: confirmationPath(submissionId, requestId) + told };
}
