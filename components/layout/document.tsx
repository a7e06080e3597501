import type { ReactNode } from "react";
import { words } from "@/i18n/words";
import type { Locale } from "@/lib/markets";
import { fontVariables } from "./fonts";

/**
 * The frame of every document: language, fonts and the link that skips to `<main id="main">`.
 * The early script marks `<html>` before React looks at it; hence the suppressed warning.
 */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body>
        <a className="skip" href="#main">
          {words(locale, "shell")("skip")}
        </a>
        {children}
      </body>
    </html>
  );
}
