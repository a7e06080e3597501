import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { fontVariables } from "./fonts";

/**
 * The frame of every document: language, fonts and the link that skips to `<main id="main">`.
 * The early script marks `<html>` before React looks at it; hence the suppressed warning.
 */
export function Document({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  return (
    <html lang={useLocale()} className={fontVariables} suppressHydrationWarning>
      <body>
        <a className="skip" href="#main">
          {t("skip")}
        </a>
        {children}
      </body>
    </html>
  );
}
