"use server";

import { redirect } from "next/navigation";
import type { Verification } from "@/lib/payments/verification";
import { ownerHash } from "@/lib/server/onboarding/cookie";
import { confirmationPath } from "@/lib/server/payments/confirmation";
import { verifyPayment } from "@/lib/server/payments/verify";

/** The 'Confirm' button of a page without scripts: verifies, and shows the page that then is true. */
export async function confirmPayment(_: Verification | null, form: FormData): Promise<Verification> {
  const submissionId = form.get("submissionId");
  const redirectFlowId = form.get("redirectFlowId");
  const { answer } = await verifyPayment({ submissionId, redirectFlowId }, await ownerHash());
  if (answer.success) redirect(confirmationPath(String(submissionId), String(redirectFlowId)));
  return answer;
}
