import "server-only";
import { randomBytes } from "node:crypto";
import { pagePolicy } from "@/lib/delivery/content-policy";
import { isBuilt, settings } from "../env";

/**
 * The policy of a page that is drawn for one request, with a nonce that nobody can know before. Null in development,
 * where Next evaluates text.
 */
export function policyForRequest(): string | null {
  if (!isBuilt()) return null;
  const { gocardlessPayHosts, planLinkBase } = settings();
  const plans = planLinkBase ? [new URL(planLinkBase).origin] : [];
  return pagePolicy({
    scripts: [`'nonce-${randomBytes(16).toString("base64")}'`],
    forms: [...new Set([...gocardlessPayHosts, ...plans])],
  });
}
