import { NextIntlClientProvider, useMessages } from "next-intl";
import type { ReactNode } from "react";

/** Sends the browser the namespaces of messages that the forms' client components use, and no others. */
export function FormMessages({ children }: { children: ReactNode }) {
  const { form, validation } = useMessages();
  return <NextIntlClientProvider messages={{ form, validation }}>{children}</NextIntlClientProvider>;
}
