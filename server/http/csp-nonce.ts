import { randomBytes } from "node:crypto";
import { pagePolicy } from "@/lib/delivery/content-policy";
import { isBuilt, settings } from "../env";

/** A content security policy with a new nonce, for a dynamic page. Null in development, where Next needs `eval`. */
export function policyWithNonce(): string | null {
  if (!isBuilt()) return null;
  const { gocardlessPayHosts, planLinkBase } = settings();
  const plans = planLinkBase ? [new URL(planLinkBase).origin] : [];
  return pagePolicy({
    scripts: [`'nonce-${randomBytes(16).toString("base64")}'`],
    forms: [...new Set([...gocardlessPayHosts, ...plans])],
  });
}
