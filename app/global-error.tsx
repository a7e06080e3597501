"use client";

import { ErrorPage } from "@/components/layout/errors/error-page";
import { fontVariables } from "@/components/layout/fonts";
import "./globals.css";

/** Next shows this page for an error in a root layout, so it renders its own `<html>`. */
export default function GlobalError({ retry }: { retry: () => void }) {
  const lang = typeof document === "undefined" ? "en-GB" : document.documentElement.lang;
  return (
    <html lang={lang} className={fontVariables} suppressHydrationWarning>
      <body>
        <ErrorPage retry={retry} />
      </body>
    </html>
  );
}
