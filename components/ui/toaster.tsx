import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { phones } from "./phones";

/** Spec section 9. */
const toastLimits = { shown: 3, milliseconds: 4_000 } as const;

/** Pixels on each side of a toast, so that it never makes the page wider. */
const margin = 12;

/**
 * At the top of the window, from where toasts scroll with the page, so that a field can be moved out from under one.
 * `--scrolled`: how far the page was scrolled when the newest toast came.
 */
const atTheTop = {
  position: "top-right",
  fixed: false,
  offset: { top: `calc(${margin}px + var(--scrolled, 0px))`, right: margin, left: margin },
} as const;

/** On phones above the bar with the button: a problem's field or summary is moved to the top or the middle. */
const aboveTheBar = {
  position: "bottom-center",
  fixed: true,
  offset: { bottom: `calc(${margin}px + var(--bar))`, right: margin, left: margin },
} as const;

export type Toast = typeof toast;

type Props = { label: string; close: string; onReady: (ready: Toast) => void };

/** Calls `onReady` once toasts can be shown: Sonner drops any that come earlier. */
export default function Toaster({ label, close, onReady }: Props): ReactNode {
  useEffect(() => onReady(toast), [onReady]);
  const isPhone = useSyncExternalStore(onWidth, () => matchMedia(phones).matches);
  const place = isPhone ? aboveTheBar : atTheTop;
  return (
    <Sonner
      style={{ position: place.fixed ? "fixed" : "absolute", maxWidth: `calc(100% - ${2 * margin}px)` }}
      position={place.position}
      offset={place.offset}
      mobileOffset={place.offset}
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

function onWidth(change: () => void): () => void {
  const query = matchMedia(phones);
  query.addEventListener("change", change);
  return () => query.removeEventListener("change", change);
}
