import { NextIntlClientProvider, useMessages } from "next-intl";
import type { ReactNode } from "react";

/** Sends the browser the only namespaces of messages that the forms' client components may use. */
export function FormMessages({ children }: { children: ReactNode }) {
  const { form, validation } = useMessages();
  return <NextIntlClientProvider messages={{ form, validation }}>{children}</NextIntlClientProvider>;
}
