import { LinkButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { words } from "@/i18n/words";
import type { Locale } from "@/lib/markets";
import { productName } from "@/lib/site";

type Props = { locale: Locale; home: string; leave?: { href: string; label: string } };

/** The slim header of the sign-up: the name, and one way out (Exit, Return to Home). */
export function FlowHeader({ locale, home, leave }: Props) {
  return (
    <header className="top">
      <div className="page">
        <Logo href={home} label={words(locale, "shell")("home", { product: productName })} />
        {leave && (
          <LinkButton look="quiet" href={leave.href}>
            {leave.label}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
