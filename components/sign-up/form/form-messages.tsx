import { NextIntlClientProvider, useMessages } from "next-intl";
import type { ReactNode } from "react";

/** The messages that the forms need in the browser; their client components translate from these namespaces alone. */
export function FormMessages({ children }: { children: ReactNode }) {
  const { form, validation } = useMessages();
  return <NextIntlClientProvider messages={{ form, validation }}>{children}</NextIntlClientProvider>;
}
