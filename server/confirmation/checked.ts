import { type Checked, openProblems, type Verification } from "@/lib/payments/verification";
import { settings } from "@/server/env";
import { issue, withoutDebit } from "@/server/payments/verify";
import type { PaymentView } from "./view";

const problems = ["verificationFailed", "unavailable", "tooMany"] as const;

/** The result to show, from `?checked=`. The address is untrusted, so the status on record comes first. */
export function checkedIn(named: unknown, view: PaymentView): Checked | null {
  if (typeof named !== "string") return null;
  return { shown: shownFor(named, view), notOpened: openProblems.find((one) => one === named) ?? null };
}

function shownFor(named: string, { edition, status, wasSetUp, isRead }: PaymentView): Verification {
  if (status === "failed" || status === "cancelled") return withoutDebit(edition, status, wasSetUp).answer;
  const { locale } = edition;
  const problem = problems.find((one) => one === named);
  if (problem) return issue(200, problem, { locale }).answer;
  if (!isRead) return issue(503, "unavailable", { locale }).answer;
  // A plan link's flow is linked to its submission only when the provider has answered.
  const mayBeProcessing = status !== null || settings().paymentWay === "plan_links";
  if (status === "processing" || (named === "processing" && mayBeProcessing))
    return { success: false, status: "processing" };
  return status === null
    ? issue(404, "unknownLink", { locale }).answer
    : { success: false, status: "pending" };
}
