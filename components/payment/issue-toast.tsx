"use client";

import { useEffect } from "react";
import { toast } from "sonner";

/** Says once, as a toast, what the page says too. */
export function IssueToast({ text }: { text: string }) {
  useEffect(() => {
    // After every effect of the page, so that the place where toasts appear is there.
    const timer = setTimeout(() => toast.error(text), 0);
    return () => clearTimeout(timer);
  }, [text]);
  return null;
}
