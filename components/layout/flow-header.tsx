import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { Page } from "@/components/ui/page";
import { productName } from "@/lib/site";

type Props = { home: string; leave?: { href: string; label: string } };

/** The slim header of the sign-up: the name, and one way out (Exit, Return to Home). */
export function FlowHeader({ home, leave }: Props) {
  const t = useTranslations("shell");
  return (
    <header className="border-b border-rule print:hidden">
      <Page side="plain" className="flex min-h-18 items-center gap-3 lg:gap-8">
        <Logo href={home} label={t("home", { product: productName })} />
        {leave && (
          <LinkButton look="quiet" className="ms-auto min-h-11!" href={leave.href}>
            {leave.label}
          </LinkButton>
        )}
      </Page>
    </header>
  );
}
