import { randomBytes } from "node:crypto";
import { pagePolicy } from "@/lib/delivery/content-policy";
import { isBuilt, settings } from "../env";

/** A content security policy with a new nonce, for a dynamic page. `forms`: origins to which its forms may lead. Null in development, where Next needs `eval`. */
export function policyWithNonce(forms = payHosts()): string | null {
  if (!isBuilt()) return null;
  return pagePolicy({
    scripts: [`'nonce-${randomBytes(16).toString("base64")}'`],
    forms,
  });
}

function payHosts(): readonly string[] {
  const { providerPayHosts, planLinkBase } = settings();
  const plans = planLinkBase ? [new URL(planLinkBase).origin] : [];
  return [...new Set([...providerPayHosts, ...plans])];
}
