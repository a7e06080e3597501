"use client";

import { Toaster } from "sonner";

/** Spec section 9. */
const toasts = { visible: 3, milliseconds: 4_000 } as const;

/** Pixels on each side of a toast, so that it never makes the page wider. */
const margin = 12;

type Props = { label: string; close: string };

/** Where toasts appear; they repeat what the page says and are never its only carrier. */
export function Notifications({ label, close }: Props) {
  return (
    <Toaster
      // At the head of the page, where no field is; it scrolls away with it.
      style={{ position: "absolute", maxWidth: `calc(100% - ${2 * margin}px)` }}
      position="top-right"
      offset={margin}
      mobileOffset={margin}
      visibleToasts={toasts.visible}
      duration={toasts.milliseconds}
      containerAriaLabel={label}
      toastOptions={{
        unstyled: true,
        style: { width: "100%" },
        closeButton: true,
        closeButtonAriaLabel: close,
        classNames: { toast: "notice", title: "notice-title", error: "bad" },
      }}
    />
  );
}
