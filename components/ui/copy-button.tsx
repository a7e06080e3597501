"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

type Props = {
  text: string;
  label: string;
  copied: string;
  announcement: string;
  className?: string;
  /** Shown in place of the label, which is then the button's accessible name. */
  icon?: ReactNode;
  iconDone?: ReactNode;
};

/** Copies a text to the clipboard. Absent without scripts, and where the browser has no clipboard. */
export function CopyButton({ text, label, copied, announcement, className, icon, iconDone }: Props) {
  const [isCopied, setCopied] = useState(false);
  const canCopy = useHydrated() && "clipboard" in navigator;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const words = isCopied ? copied : label;
  return (
    <>
      {canCopy && (
        <Button
          type="button"
          look={icon ? "text" : "quiet"}
          className={className ?? "print:hidden"}
          aria-label={icon ? label : undefined}
          onClick={copy}
        >
          {icon ? (isCopied ? iconDone : icon) : words}
        </Button>
      )}
      <span className="sr-only" role="status">
        {isCopied && announcement}
      </span>
    </>
  );
}
