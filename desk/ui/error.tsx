"use client";

import { Reference } from "@/components/layout/errors/reference";
import { overviewAddress } from "@/desk/addresses";
import { EntryPage } from "@/desk/auth/entry-page";
import errors from "@/messages/en/errors.json";
import { buttons } from "./looks";

const { desk } = errors;

/** Imports its texts directly, because it must work even if the translations have failed. */
export function DeskError({ retry }: { retry: () => void }) {
  return (
    <EntryPage heading={desk.title} title={desk.pageTitle} desk={desk.name}>
      <p className="mt-2 text-small text-ink-2">{desk.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={() => retry()} className={buttons.solid}>
          {errors.again}
        </button>
        <a href={overviewAddress} className={buttons.quiet}>
          {desk.back}
        </a>
      </p>
      <Reference />
    </EntryPage>
  );
}
