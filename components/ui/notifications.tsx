"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import type { Toast } from "./toaster";

/** Loaded with the first toast, which few visitors see. Without it nothing is lost: the page says the same. */
const Toaster = lazy(() => import("./toaster").catch(() => ({ default: () => null })));

const waiting = new Map<string, (toast: Toast) => unknown>();
let toast: Toast | null = null;
let load: (() => void) | null = null;

/** Shows a toast; another one with the same id replaces it. */
export function notify(
  kind: "error" | "success",
  title: string,
  { id = title, description = "" } = {},
): void {
  document.documentElement.style.setProperty("--scrolled", `${scrollY}px`);
  waiting.set(id, (ready) => ready[kind](title, { id, ...(description && { description }) }));
  if (toast) showWaiting(toast);
  else load?.();
}

export function dismiss(id: string): void {
  waiting.delete(id);
  toast?.dismiss(id);
}

type Props = { label: string; close: string };

/** Renders the toasts. A toast only repeats what the page says too. */
export function Notifications({ label, close }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    load = () => setLoaded(true);
    if (waiting.size > 0) load();
    return () => {
      load = toast = null;
    };
  }, []);
  return (
    isLoaded && (
      <Suspense>
        <Toaster label={label} close={close} onReady={showWaiting} />
      </Suspense>
    )
  );
}

function showWaiting(ready: Toast): void {
  toast = ready;
  for (const show of waiting.values()) show(ready);
  waiting.clear();
}
