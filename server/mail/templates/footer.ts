import "server-only";
import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { marketOfCountry } from "@/lib/markets";
import { site } from "@/server/env";

export function footerOf({ serviceCountry, reference }: Submission): string {
  const { legalName: firm, street, city, postcode } = site();
  const t = words(marketOfCountry(serviceCountry).locale, "mail");
  return t("footer", { firm, street, city, postcode, reference });
}
