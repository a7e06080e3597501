import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { Page } from "@/components/ui/page";

type Props = {
  home: string;
  homeLabel: string;
  /** The link at the top right, such as 'Exit'. */
  leave?: { href: string; label: string };
  footer?: ReactNode;
  children: ReactNode;
};

/** Header and main of sign-up, payment and error pages. Uses no translations, since those of an error page may fail. */
export function FlowFrame({ home, homeLabel, leave, footer, children }: Props) {
  return (
    <div className="flow flex min-h-dvh flex-col">
      <header className="border-b border-rule print:hidden">
        <Page
          side="plain"
          className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-2 lg:min-h-18 lg:gap-x-8"
        >
          <Logo href={home} label={homeLabel} />
          {leave && (
            <LinkButton look="quiet" className="ms-auto min-h-11!" href={leave.href}>
              {leave.label}
            </LinkButton>
          )}
        </Page>
      </header>
      <main id="main" className="flex-1">
        <Page side="plain" className="pt-6 pb-16 print:py-0">
          {children}
        </Page>
      </main>
      {footer}
    </div>
  );
}
