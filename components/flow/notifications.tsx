"use client";

import { Toaster } from "sonner";
import { toasts } from "@/lib/onboarding/limits";

type Props = { label: string; close: string };

/** Where toasts appear; they repeat what the page says and are never its only carrier. */
export function Notifications({ label, close }: Props) {
  return (
    <Toaster
      // At the head of the page, where no field is; it scrolls away with it.
      style={{ position: "absolute" }}
      position="top-right"
      offset={12}
      mobileOffset={12}
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
