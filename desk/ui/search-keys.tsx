"use client";

import { useEffect } from "react";

type Props = {
  /** The field to which they lead on a page that has none of its own. */
  fieldId: string;
};

/** `/`, Ctrl K and ⌘K lead to the search field of the page, but for somebody who types, or composes a character. */
export function SearchKeys({ fieldId }: Props) {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.isComposing || !isShortcut(event) || isTyping(event.target)) return;
      const own = document.querySelector<HTMLInputElement>("main input[type=search]");
      const field = own ?? document.querySelector<HTMLInputElement>(`#${fieldId}`);
      event.preventDefault();
      field?.focus();
      field?.select();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, [fieldId]);
  return null;
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey;
  return key === "/"; // With Shift on some keyboards
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select");
}
