import { useTranslations } from "next-intl";
import { Said } from "@/desk/ui/said";
import { maxNoteLength } from "@/lib/sign-up/stages";
import type { SignUpShown } from "./read";

const done = [
  "saved",
  "contacted",
  "same",
  "noted",
  "corrected",
  "welcomeQueued",
  "resumeQueued",
  "setUpQueued",
  "cancelled",
  "cancelOrdered",
] as const;
const problems = [
  "noNote",
  "refused",
  "late",
  "noWelcome",
  "off",
  "changed",
  "stopped",
  "signed_up_again",
  "expired",
  "erased",
  "nothingToCancel",
] as const;

/** From the address. `stage` and `owner`, a number in `OPERATORS`: what a stale press chose. `since`: the act before it. */
export type SaidAfter = Readonly<Record<"said" | "stage" | "owner" | "since", unknown>>;

export function SaidOf({ said: { said }, shown }: { said: SaidAfter; shown: SignUpShown }) {
  const t = useTranslations("deskSignUp");
  const desk = useTranslations("desk");
  const { signUp } = shown;
  const isDone = done.find((one) => one === said);
  if (isDone) return <Said>{t(`said.${isDone}`)}</Said>;
  const problem = problems.find((one) => one === said);
  if (problem) return <Said as="problem">{t(`said.${problem}`)}</Said>;
  if (said === "answered")
    return <Said>{t("said.answered", { status: desk(`signUps.statusName.${signUp.paymentStatus}`) })}</Said>;
  if (said === "longNote") return <Said as="problem">{t("said.longNote", { most: maxNoteLength })}</Said>;
  if (said === "notTyped")
    return <Said as="problem">{t("said.notTyped", { reference: signUp.reference })}</Said>;
  return said === "failed" ? <Said as="problem">{desk("failed")}</Said> : null;
}
