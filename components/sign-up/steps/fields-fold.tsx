"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useStepForm } from "../form/form-context";
import { isChanged } from "../form/untouched";

const looks = {
  section: {
    fold: "group/fold border-b border-rule",
    summary:
      "flex min-h-13 list-none items-center justify-between gap-4 font-semibold after:font-normal after:text-h3 after:content-['+'/''] group-open/fold:after:content-['−'/'']",
  },
  card: {
    fold: "-mx-5 border-t border-rule px-5",
    summary: "min-h-11 list-none content-center font-semibold underline underline-offset-[0.22em]",
  },
} as const;

type Props = {
  look: keyof typeof looks;
  summary: ReactNode;
  /** Whether the fields are needed, whatever is in them. Another value opens them again. */
  opens?: unknown;
  children: ReactNode;
};

/**
 * A fold of all fields of the form. It opens, and never closes by itself, once they are needed or one of them has another value
 * than it came with, also where the browser filled it in. Sent without scripts, it is open if one has a problem; with them, the
 * field that takes the focus opens it.
 */
export default function FieldsFold({ look, summary, opens = false, children }: Props) {
  const { values, initial, messageFor } = useStepForm();
  const hydrated = useHydrated();
  const fold = useRef<HTMLDetailsElement>(null);
  const names = Object.keys(values);
  const isWrong = names.some((name) => messageFor(name)?.fixed === false);
  const isTyped = names.some((name) => values[name] !== initial[name]);
  const [isOpen] = useState(Boolean(opens) || isTyped || (isWrong && !hydrated));
  useEffect(() => {
    if (opens || isTyped) open(fold.current);
  }, [opens, isTyped]);
  useEffect(() => {
    const form = fold.current?.closest("form");
    if (!form) return;
    const openIfFilled = () => {
      if (isChanged(form) || form.querySelector(":is(:autofill, :-webkit-autofill)")) open(fold.current);
    };
    openIfFilled();
    const gone = new AbortController();
    for (const event of ["input", "change", "animationstart"])
      form.addEventListener(event, openIfFilled, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return (
    <details ref={fold} className={looks[look].fold} open={isOpen}>
      <summary className={looks[look].summary}>{summary}</summary>
      <div className="*:first:border-t-0 *:first:pt-4">{children}</div>
    </details>
  );
}

function open(fold: HTMLDetailsElement | null): void {
  if (fold) fold.open = true;
}
