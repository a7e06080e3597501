"use client";

import { useEffect, useRef } from "react";
import { checkboxControl } from "@/components/ui/control";

const key = "jack-first-act";

/** A box that this browser keeps ticked, for one sign-up; without scripts or storage, until the page is left. */
export function KeptTick({ of, label }: { of: string; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!box.current) return;
    if (box.current.checked) storeReference(of);
    else box.current.checked = isKept(of);
  }, [of]);
  return (
    <label className="mt-2 flex cursor-pointer gap-3 py-1.5">
      <input
        ref={box}
        className={`size-6 ${checkboxControl}`}
        type="checkbox"
        onChange={({ currentTarget: { checked } }) => storeReference(checked ? of : null)}
      />
      <span className="font-semibold">{label}</span>
    </label>
  );
}

function isKept(reference: string): boolean {
  try {
    return localStorage.getItem(key) === reference;
  } catch {
    return false;
  }
}

function storeReference(reference: string | null): void {
  try {
    if (reference === null) localStorage.removeItem(key);
    else localStorage.setItem(key, reference);
  } catch {
    // Without storage, the box is not ticked when the page is opened again.
  }
}
