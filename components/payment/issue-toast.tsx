"use client";

import { useEffect } from "react";
import { toast } from "sonner";

/** Repeats the error of the page as a toast, once. */
export function IssueToast({ text }: { text: string }) {
  useEffect(() => {
    // After all effects of the page, so that the toaster is mounted.
    const timer = setTimeout(() => toast.error(text), 0);
    return () => clearTimeout(timer);
  }, [text]);
  return null;
}
