"use client";

import { useEffect } from "react";

/** Clicks the button again that was clicked before React ran, as kept by `early-script/on-intent.ts`. */
export function FirstPress() {
  useEffect(() => {
    const button = window.firstPress;
    window.firstPress = null;
    button?.click();
  }, []);
  return null;
}
