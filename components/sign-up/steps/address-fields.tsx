"use client";

import { type ClipboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { MarketCode } from "@/lib/markets";

type ReadAddress = typeof import("@/lib/sign-up/pasted-address").addressFromText;

/** Spreads an address that is pasted as a whole into its empty first line over all fields, once the rules are loaded. */
export default function AddressFields({ market, children }: { market: MarketCode; children: ReactNode }) {
  const read = useRef<ReadAddress | null>(null);
  useEffect(() => {
    void import("../form/rules").then(({ addressFromText }) => {
      read.current = addressFromText;
    });
  }, []);
  function spread(event: ClipboardEvent<HTMLDivElement>) {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLInputElement) || target.value !== "" || !target.name.endsWith("addressLine1"))
      return;
    const options = [...currentTarget.querySelectorAll("option")].filter(({ value }) => value !== "");
    const regions = options.map(({ value, text }) => ({ code: value, name: text }));
    const address = read.current?.(event.clipboardData.getData("text"), market, regions);
    if (!address) return;
    event.preventDefault();
    for (const [name, value] of Object.entries(address)) {
      const field = currentTarget.querySelector<HTMLInputElement | HTMLSelectElement>(
        `[name="registeredAddress.${name}"]`,
      );
      if (!field) continue;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  return (
    <div className="grid gap-x-4 sm:grid-cols-2" onPaste={spread}>
      {children}
    </div>
  );
}
