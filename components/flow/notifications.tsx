"use client";

import { Toaster } from "sonner";
import { toasts } from "@/lib/onboarding/limits";

type Props = { label: string; close: string };

/** Where toasts appear; they repeat what the page says and are never its only carrier. */
export function Notifications({ label, close }: Props) {
  return (
    <Toaster
      position="bottom-right"
      mobileOffset={{ bottom: 72 }}
      visibleToasts={toasts.visible}
      duration={toasts.milliseconds}
      containerAriaLabel={label}
      toastOptions={{
        unstyled: true,
        closeButton: true,
        closeButtonAriaLabel: close,
        classNames: { toast: "notice", title: "notice-title", error: "bad" },
      }}
    />
  );
}
