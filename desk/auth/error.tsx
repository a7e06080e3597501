"use client";

import { Reference } from "@/components/layout/errors/reference";
import { Button, LinkButton } from "@/components/ui/button";
import { todayAddress } from "@/desk/addresses";
import { EntryPage } from "@/desk/auth/entry-page";
import desk from "@/desk/words/en/deskErrors.json";
import { unavailableDigest } from "@/lib/routing/desk";
import errors from "@/messages/en/errors.json";

/** Imports its texts directly, because it must work even if the translations have failed. */
export function DeskError({ error, retry }: { error: { digest?: string }; retry: () => void }) {
  const isUnavailable = error.digest === unavailableDigest;
  return (
    <EntryPage
      heading={isUnavailable ? desk.unavailable : desk.title}
      title={desk.pageTitle}
      desk={desk.name}
    >
      <p className="mt-2 text-small text-ink-2">{isUnavailable ? desk.unavailableText : desk.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button small type="button" onClick={() => retry()}>
          {errors.again}
        </Button>
        <LinkButton small look="quiet" href={todayAddress}>
          {desk.back}
        </LinkButton>
      </p>
      <Reference />
    </EntryPage>
  );
}
