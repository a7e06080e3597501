"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { toast } from "sonner";
import { problemText } from "@/i18n/validation";
import type { Outcome } from "./form-hooks";
import type { StepState } from "./form-state";

/** Tells what became of a press: the summary comes into view and takes the focus, a toast says the first message. */
export function useAnnouncement(id: string, outcome: Outcome, answered: StepState): void {
  const t = useTranslations("form");
  const rule = useTranslations("validation");
  const announce = useEffectEvent((toastId: string) => {
    const { notice, focus } = answered;
    const first = outcome.problems[0]?.message;
    if (first === undefined && notice === null) {
      if (focus !== null) document.getElementById(focus)?.focus();
      return;
    }
    const summary = document.getElementById(`${id}-problems`);
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView({ block: "start" });
    const title =
      first === undefined ? notice?.title : first === "terms.required" ? t("termsTitle") : rule("title");
    const description = first === undefined ? notice?.text : problemText(rule, first);
    toast.error(title, { id: toastId, description });
  });

  const toastId = `${id}-toast-${outcome.id}`;
  useEffect(() => {
    announce(toastId);
    return () => void toast.dismiss(toastId);
  }, [toastId]);
}
