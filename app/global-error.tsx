"use client";

import { ErrorPage } from "@/components/layout/errors/error-page";
import { fontVariables } from "@/components/layout/fonts";
import "./globals.css";

/** For errors in a root layout. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-GB" className={fontVariables}>
      <body>
        <ErrorPage retry={retry} />
      </body>
    </html>
  );
}
