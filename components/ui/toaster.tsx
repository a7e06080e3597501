import { type ReactNode, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

/** Spec section 9. */
const toastLimits = { shown: 3, milliseconds: 4_000 } as const;

/** Pixels on each side of a toast, so that it never makes the page wider. */
const margin = 12;

/** `--scrolled`: how far the page was scrolled when the newest toast came. */
const offset = { top: `calc(${margin}px + var(--scrolled, 0px))`, right: margin, left: margin };

export type Toast = typeof toast;

type Props = { label: string; close: string; onReady: (ready: Toast) => void };

/** Calls `onReady` once toasts can be shown: Sonner drops any that come earlier. */
export default function Toaster({ label, close, onReady }: Props): ReactNode {
  useEffect(() => onReady(toast), [onReady]);
  return (
    <Sonner
      // Toasts are placed at the top of the window and scroll with the page, so that a field can be moved out from under one.
      style={{ position: "absolute", maxWidth: `calc(100% - ${2 * margin}px)` }}
      position="top-right"
      offset={offset}
      mobileOffset={offset}
      visibleToasts={toastLimits.shown}
      duration={toastLimits.milliseconds}
      containerAriaLabel={label}
      toastOptions={{
        unstyled: true,
        style: { width: "100%" },
        closeButton: true,
        closeButtonAriaLabel: close,
        // Sonner's own style sheet takes the outline away from what has focus.
        classNames: {
          toast: "notice focus-visible:outline-3! focus-visible:outline-accent!",
          title: "notice-title",
          error: "bad",
        },
      }}
    />
  );
}
