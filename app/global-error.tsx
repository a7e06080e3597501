"use client";

import { ErrorPage } from "@/components/layout/errors/error-page";
import { fontVariables } from "@/components/layout/fonts";
import "./globals.css";

/** When even the document failed. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-GB" className={fontVariables}>
      <body>
        <ErrorPage retry={retry} />
      </body>
    </html>
  );
}
