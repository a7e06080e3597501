"use client";

import { ErrorPage } from "@/components/errors/error-page";
import { fontVariables } from "@/components/shell/fonts";
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
