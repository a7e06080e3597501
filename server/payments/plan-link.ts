import "server-only";
import type { Submission } from "@/db/queries/submissions";
import { planLinkKey } from "@/lib/payments/plan-links";
import { confirmationPath } from "@/lib/routing/addresses";
import { settings } from "@/server/env";

/** The provider's permanent page for what is ordered, told where to send the payer afterwards (spec section 7). */
export function planLinkAddress({ id, planType, hasRollover, currency }: Submission): string {
  const { planLinkBase, planLinkCodes, siteUrl } = settings();
  const key = planLinkKey(planType, hasRollover, currency);
  const code = planLinkCodes[key];
  if (!planLinkBase || !code) throw new Error(`no plan link for ${key}`);
  const back = new URL(confirmationPath(id, null), siteUrl);
  const link = new URL(`${planLinkBase.replace(/\/$/, "")}/${code}`);
  link.searchParams.set("redirect_uri", back.href);
  return link.href;
}
