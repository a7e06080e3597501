"use client";

import { ErrorPage } from "@/components/layout/errors/error-page";
import { fontVariables } from "@/components/layout/fonts";
import "./globals.css";

/** Next shows this page for an error in a root layout, so it renders its own `<html>`. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-GB" className={fontVariables}>
      <body>
        <ErrorPage retry={retry} />
      </body>
    </html>
  );
}
