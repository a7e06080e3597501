"use client";

import { Toaster } from "sonner";

/** Spec section 9. */
const toasts = { shown: 3, milliseconds: 4_000 } as const;

/** Pixels on each side of a toast, so that it never makes the page wider. */
const margin = 12;

type Props = { label: string; close: string };

/** The place of toasts. A toast only repeats what the page says too. */
export function Notifications({ label, close }: Props) {
  return (
    <Toaster
      // Toasts are placed at the top of the page and scroll with it, so that they never cover a field.
      style={{ position: "absolute", maxWidth: `calc(100% - ${2 * margin}px)` }}
      position="top-right"
      offset={margin}
      mobileOffset={margin}
      visibleToasts={toasts.shown}
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
