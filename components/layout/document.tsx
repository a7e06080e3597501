import type { Viewport } from "next";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import besleyWestern from "../styles/fonts/besley-western.woff2";
import hankenWestern from "../styles/fonts/hanken-grotesk-western.woff2";
import { fontVariables } from "./fonts";

/** `themeColor` repeats `--ground` of `tokens.css`. */
export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fafbf8" },
    { media: "(prefers-color-scheme: dark)", color: "#0f1512" },
  ],
};

/** The files with letters that our English texts do not use: a browser loads one once a page shows one of its letters (docs/decisions/0275). */
const westernFonts: readonly string[] = [besleyWestern, hankenWestern];

type Props = { fillsWindow?: boolean; children: ReactNode };

/** `<html>` and `<body>`. The hydration warning is suppressed because the early script sets attributes of `<html>`. */
export function Document({ fillsWindow = false, children }: Props) {
  const t = useTranslations("shell");
  const locale = useLocale();
  if (!locale.startsWith("en"))
    for (const font of westernFonts)
      preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body className={fillsWindow ? "flex min-h-dvh flex-col" : undefined}>
        <a
          className="absolute top-0 left-gutter z-9 -translate-y-[120%] bg-ink px-4 py-3 text-ground focus:translate-y-0 print:hidden"
          href="#main"
        >
          {t("skip")}
        </a>
        {children}
      </body>
    </html>
  );
}
