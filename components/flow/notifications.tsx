"use client";

import { Toaster } from "sonner";
import { toasts } from "@/lib/onboarding/limits";

/** Where toasts appear; they repeat what the page says and are never its only carrier. */
export function Notifications({ label }: { label: string }) {
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={toasts.visible}
      duration={toasts.milliseconds}
      containerAriaLabel={label}
      toastOptions={{
        unstyled: true,
        closeButton: true,
        classNames: { toast: "notice", title: "notice-title", error: "bad" },
      }}
    />
  );
}
