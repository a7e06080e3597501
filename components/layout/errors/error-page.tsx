"use client";

import { Actions } from "@/components/ui/actions";
import { Button, LinkButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { Page } from "@/components/ui/page";
import { productName } from "@/lib/site";
import errors from "@/messages/en/errors.json";
import { Reference } from "./reference";

type Props = { retry: () => void; home?: string };

/** What a page becomes when it fails; it brings its words along, so that it needs nothing that may have failed. */
export function ErrorPage({ retry, home = "/" }: Props) {
  return (
    <div className="flow flex min-h-dvh flex-col">
      <title>{errors.title}</title>
      <header className="border-b border-rule print:hidden">
        <Page side="plain" className="flex min-h-18 items-center">
          <Logo href={home} label={[productName, errors.home].join(", ")} />
        </Page>
      </header>
      <main id="main" className="flex-1">
        <Page side="plain" className="pt-6 pb-16 print:py-0">
          <div className="py-[clamp(1rem,4vw,3.5rem)]">
            <h1 className="text-h1">{errors.title}</h1>
            <p className="mt-4 max-w-136 text-lead text-ink-2">{errors.text}</p>
            <Actions as="p" className="mt-6">
              <Button type="button" onClick={() => retry()}>
                {errors.again}
              </Button>
              <LinkButton look="quiet" href={home}>
                {errors.back}
              </LinkButton>
            </Actions>
            <Reference />
          </div>
        </Page>
      </main>
    </div>
  );
}
