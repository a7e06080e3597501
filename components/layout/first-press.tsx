"use client";

import { useEffect } from "react";

/** Repeats to React the press of a button that came before it; `early-script/on-intent.ts` keeps that. */
export function FirstPress() {
  useEffect(() => {
    const button = window.firstPress;
    window.firstPress = null;
    button?.click();
  }, []);
  return null;
}
