import type { ReactNode } from "react";
import { words } from "@/i18n/words";
import type { Locale } from "@/lib/markets";
import { LinkButton } from "./button";

/** A button that opens a new tab and says so to those who cannot see it; an empty address shows nothing. */
export function NewTabLink(props: {
  locale: Locale;
  href: string;
  look?: "solid" | "quiet";
  className?: string;
  children: ReactNode;
}) {
  const { locale, children, ...rest } = props;
  return (
    <LinkButton {...rest} target="_blank" rel="noopener">
      <span>
        {children}
        <span className="sr-only">{words(locale, "shell")("newTab")}</span>
      </span>
    </LinkButton>
  );
}
