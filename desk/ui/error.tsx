"use client";

import { Reference } from "@/components/layout/errors/reference";
import { Button, LinkButton } from "@/components/ui/button";
import { overviewAddress } from "@/desk/addresses";
import { EntryPage } from "@/desk/auth/entry-page";
import errors from "@/messages/en/errors.json";

const { desk } = errors;

/** Imports its texts directly, because it must work even if the translations have failed. */
export function DeskError({ retry }: { retry: () => void }) {
  return (
    <EntryPage heading={desk.title} title={desk.pageTitle} desk={desk.name}>
      <p className="mt-2 text-small text-ink-2">{desk.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button small type="button" onClick={() => retry()}>
          {errors.again}
        </Button>
        <LinkButton small look="quiet" href={overviewAddress}>
          {desk.back}
        </LinkButton>
      </p>
      <Reference />
    </EntryPage>
  );
}
